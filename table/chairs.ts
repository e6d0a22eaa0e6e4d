import type { GameRecord, HeaderLine } from '@roundhouse/kernel/record'
import type { Chair } from './snapshot.ts'

/*
 * Who sits where, as notes of a record. `chair` is what the command line writes too: `me` for a person, or the name of a
 * bot; so a game can go on in either. `name` is what people call them.
 */

const CHAIR = 'chair'
const NAME = 'name'
const PERSON = 'me'

export const notesOf = (chairs: readonly Chair[]): HeaderLine[] => [
  ...chairs.map((chair, seat): HeaderLine => [CHAIR, `${seat + 1} ${chair.is === 'bot' ? chair.level : PERSON}`]),
  ...chairs.flatMap(({ name }, seat): HeaderLine[] => {
    const written = onOneLine(name)
    return written === '' ? [] : [[NAME, `${seat + 1} ${written}`]]
  }),
]

const onOneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** A record that does not say who sat where is played by people around one screen; one without names has seats. */
export function chairsIn(record: Pick<GameRecord, 'notes'>, players: number): Chair[] {
  const chairs = notedIn(record, CHAIR)
  const names = notedIn(record, NAME)
  return Array.from({ length: players }, (_, seat) => {
    const name = names.get(seat) ?? String(seat + 1)
    const level = chairs.get(seat) ?? PERSON
    return level === PERSON ? { is: 'person', name } : { is: 'bot', level, name }
  })
}

/** `name 2 Bert` is a note about the second seat. */
function notedIn({ notes }: Pick<GameRecord, 'notes'>, key: string): Map<number, string> {
  const found = notes.flatMap(([noted, value]) => (noted === key ? [/^(\d+) (.+)$/.exec(value)] : []))
  return new Map(found.flatMap(match => (match === null ? [] : [[Number(match[1]) - 1, match[2]!]])))
}
