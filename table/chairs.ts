import type { Seat } from '@roundhouse/kernel/game'
import type { GameRecord, HeaderLine } from '@roundhouse/kernel/record'

/** Who sits in a chair: a person by name, or a bot by its level, or by whatever else its host knows it by. */
export type Chair =
  | { readonly is: 'person'; readonly name: string }
  | { readonly is: 'bot'; readonly level: string; readonly name: string }

export const peopleIn = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))

/** With one person at a table, that one; else `null`. */
export function onlyPersonIn(chairs: readonly Chair[]): Seat | null {
  const people = peopleIn(chairs)
  return people.length === 1 ? people[0]! : null
}

/** What a chair is called that nobody gave a name. */
export const numberOf = (seat: Seat): string => String(seat + 1)

/*
 * Who sits where, as notes of a record: `chair 1 me` for a person, `chair 2 casual` for a bot, `name 1 Ada` for what
 * people call them. A game that was saved anywhere goes on anywhere.
 */

const CHAIR = 'chair'
const NAME = 'name'
const PERSON = 'me'
const FORGOTTEN = 'forgotten'

/** Who sits there, in one word. */
export const occupantOf = (chair: Chair): string => (chair.is === 'bot' ? chair.level : PERSON)

/** Levels that had other names once. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['learner', 'beginner'],
  ['steady', 'intermediate'],
])

export const chairFor = (occupant: string, name: string): Chair =>
  occupant === PERSON ? { is: 'person', name } : { is: 'bot', level: RENAMED.get(occupant) ?? occupant, name }

export const notesOf = (chairs: readonly Chair[]): HeaderLine[] => [
  ...chairs.map((chair, seat): HeaderLine => [CHAIR, `${numberOf(seat)} ${occupantOf(chair)}`]),
  ...chairs.flatMap(({ name }, seat): HeaderLine[] => {
    const written = onOneLine(name)
    return ['', numberOf(seat)].includes(written) ? [] : [[NAME, `${numberOf(seat)} ${written}`]]
  }),
]

const onOneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** A record that does not say who sat where is played by people around one screen; one without names has numbers. */
export function chairsIn(record: Pick<GameRecord, 'notes'>, players: number): Chair[] {
  const occupants = notedIn(record, CHAIR)
  const names = notedIn(record, NAME)
  return Array.from({ length: players }, (_, seat) =>
    chairFor(occupants.get(seat) ?? PERSON, names.get(seat) ?? numberOf(seat)),
  )
}

/** Who sat there wanted to be forgotten: `forgotten 2` stands in the place of a name, and each reader has words for it. */
export const forgottenNotes = (seats: readonly Seat[]): HeaderLine[] =>
  seats.map(seat => [FORGOTTEN, numberOf(seat)] as const)

export const forgottenIn = ({ notes }: Pick<GameRecord, 'notes'>): Seat[] =>
  notes.flatMap(([key, value]) => (key === FORGOTTEN && /^[1-9]$/.test(value) ? [Number(value) - 1] : []))

/** `name 2 Bert` is a note about the second seat. */
function notedIn({ notes }: Pick<GameRecord, 'notes'>, key: string): Map<number, string> {
  const found = notes.flatMap(([noted, value]) => (noted === key ? [/^(\d+) (.+)$/.exec(value)] : []))
  return new Map(found.flatMap(match => (match === null ? [] : [[Number(match[1]) - 1, match[2]!]])))
}
