import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { readNumber } from '../base/deed.ts'
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

type Things = readonly number[]

/** Words with blanks between them; a dash for none. */
export const list = (read: (rules: Rules, word: string) => number, write: (rules: Rules, thing: number) => string) => ({
  read: (rules: Rules, text: string): Things => (text === NOTHING ? [] : wordsOf(text).map(word => read(rules, word))),
  write: (rules: Rules, things: Things): string =>
    things.length === 0 ? NOTHING : things.map(thing => write(rules, thing)).join(' '),
})

export const seats = list(readSeat, writeSeat)

export const yesOrNo = {
  read: (_rules: Rules, text: string): boolean => readWord(text, ['yes', 'no']) === 'yes',
  write: (_rules: Rules, value: boolean): string => (value ? 'yes' : 'no'),
}

export const count = (least: number, most: number) => ({
  read: (_rules: Rules, text: string): number => readCount(text, least, most),
  write: (_rules: Rules, value: number): string => String(value),
})
