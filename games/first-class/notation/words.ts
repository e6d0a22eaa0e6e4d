import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Kind } from '../base/card.ts'
import { faceId, readFace } from '../base/contracts.ts'
import { readNumber } from '../base/deed.ts'
import { endCardId, readEndCard } from '../base/end-cards.ts'
import { NONE } from '../base/player.ts'
import type { Rules } from '../base/table.ts'

/** Stands for nothing: an empty list, an empty place, no card. */
export const NOTHING = '-'

/** What was found and what is allowed: where, is said by whoever knows the line. */
export const refusal = (found: string, allowed: string): Refusal => new Refusal(`found "${found}"; allowed ${allowed}`)

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export function readCount(text: string, least: number, most: number): number {
  const n = readNumber(text, least, most)
  if (n === -1) throw refusal(text, `is a whole number from ${least} to ${most}`)
  return n
}

export function readWord<W extends string>(text: string, words: readonly W[]): W {
  const word = words.find(each => each === text)
  if (word === undefined) throw refusal(text, `is ${words.join(', ')}`)
  return word
}

/** Seats are counted from 1 in text. */
export const readSeat = ({ seats }: Rules, text: string): Seat => {
  const n = readNumber(text, 1, seats)
  if (n === -1) throw refusal(text, `is a seat from 1 to ${seats}`)
  return n - 1
}
export const writeSeat = (_rules: Rules, seat: Seat): string => String(seat + 1)

/** A seat, or a word for nobody. */
export const seatOr = (nobody: string) => ({
  read: (rules: Rules, text: string): Seat => {
    const n = text === nobody ? 0 : readNumber(text, 1, rules.seats)
    if (n === -1) throw refusal(text, `is a seat from 1 to ${rules.seats}, or ${nobody}`)
    return n - 1
  },
  write: (_rules: Rules, seat: Seat): string => (seat === NONE ? nobody : String(seat + 1)),
})

const decksOf = ({ printed }: Rules): string => [...new Set(printed.faces.map(({ deck }) => deck))].join(', ')

export function readCard(rules: Rules, id: string): number {
  const face = readFace(rules, id)
  if (face === null) throw refusal(id, `are cards of the decks ${decksOf(rules)}`)
  return face
}

export function readEnd(rules: Rules, id: string): number {
  const card = readEndCard(rules, id)
  const all = rules.printed.endFaces
  if (card === null) throw refusal(id, `are the Game End cards ${all[0]!.id} to ${all.at(-1)!.id}`)
  return card
}

export const readEndOrNone = (rules: Rules, id: string): number => (id === NOTHING ? NONE : readEnd(rules, id))
export const writeEndOrNone = (rules: Rules, card: number): string => (card === NONE ? NOTHING : endCardId(rules, card))

export function readCardOf(rules: Rules, id: string, kinds: readonly Kind[]): number {
  const face = readCard(rules, id)
  const { kind } = rules.printed.faces[face]!
  if (!kinds.includes(kind)) throw refusal(`${id}, a ${kind} card`, `are cards of the kind ${kinds.join(', ')}`)
  return face
}

type Things = readonly number[]

/** Words with blanks between them; a dash for none. */
const list = (read: (rules: Rules, word: string) => number, write: (rules: Rules, thing: number) => string) => ({
  read: (rules: Rules, text: string): Things => (text === NOTHING ? [] : wordsOf(text).map(word => read(rules, word))),
  write: (rules: Rules, things: Things): string =>
    things.length === 0 ? NOTHING : things.map(thing => write(rules, thing)).join(' '),
})

export const cards = list(readCard, faceId)
export const cardsOf = (...kinds: readonly Kind[]) => list((rules, id) => readCardOf(rules, id, kinds), faceId)
export const endCards = list(readEnd, endCardId)
export const seats = list(readSeat, writeSeat)
export { list }

export const yesOrNo = {
  read: (_rules: Rules, text: string): boolean => readWord(text, ['yes', 'no']) === 'yes',
  write: (_rules: Rules, value: boolean): string => (value ? 'yes' : 'no'),
}

export const count = (least: number, most: number) => ({
  read: (_rules: Rules, text: string): number => readCount(text, least, most),
  write: (_rules: Rules, value: number): string => String(value),
})
