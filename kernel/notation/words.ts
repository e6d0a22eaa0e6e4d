import { readSeed, type Seed, writeSeed } from '../dice.ts'
import { Refusal, type Seat } from '../game.ts'

/** All that the words of every game need to know of its rules: how many play. */
export interface SeatCount {
  readonly seats: number
}

/** Nobody, where a seat is asked for. */
const NOBODY: Seat = -1

/** Stands for nothing: an empty list, an empty place, no card. */
export const NOTHING = '-'

/** What was found and what was expected: where, is said by the caller, who knows the line. */
export const refusal = (found: string, expected: string): Refusal =>
  new Refusal(`found "${found}"; expected ${expected}`)

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** A whole number from `least` to `most` as it is written, without leading zeros; `null` if it is none. */
function numberIn(text: string, least: number, most: number): number | null {
  if (!/^(0|-?[1-9]\d*)$/.test(text)) return null
  const n = Number(text)
  return n >= least && n <= most ? n : null
}

export function readCount(text: string, least: number, most: number): number {
  const n = numberIn(text, least, most)
  if (n === null) throw refusal(text, `a whole number from ${least} to ${most}`)
  return n
}

export function readWord<W extends string>(text: string, words: readonly W[]): W {
  const word = words.find(each => each === text)
  if (word === undefined) throw refusal(text, words.join(', '))
  return word
}

/** Seats are counted from 1 in text. */
export const readSeat = ({ seats }: SeatCount, text: string): Seat => {
  const n = numberIn(text, 1, seats)
  if (n === null) throw refusal(text, `a seat from 1 to ${seats}`)
  return n - 1
}
const writeSeat = (_rules: SeatCount, seat: Seat): string => String(seat + 1)

export const oneSeat = { read: readSeat, write: writeSeat }

/** A seat, or a word for nobody. */
export const seatOr = (nobody: string) => ({
  read: ({ seats }: SeatCount, text: string): Seat => {
    if (text === nobody) return NOBODY
    const n = numberIn(text, 1, seats)
    if (n === null) throw refusal(text, `a seat from 1 to ${seats}, or ${nobody}`)
    return n - 1
  },
  write: (_rules: SeatCount, seat: Seat): string => (seat === NOBODY ? nobody : String(seat + 1)),
})

/** Words with blanks between them; a dash for none. */
export const list = <Rules, Thing>(
  read: (rules: Rules, word: string) => Thing,
  write: (rules: Rules, thing: Thing) => string,
) => ({
  read: (rules: Rules, text: string): readonly Thing[] =>
    text === NOTHING ? [] : wordsOf(text).map(word => read(rules, word)),
  write: (rules: Rules, things: readonly Thing[]): string =>
    things.length === 0 ? NOTHING : things.map(thing => write(rules, thing)).join(' '),
})

export const seats = list(readSeat, writeSeat)

export const yesOrNo = {
  read: (_rules: unknown, text: string): boolean => readWord(text, ['yes', 'no']) === 'yes',
  write: (_rules: unknown, value: boolean): string => (value ? 'yes' : 'no'),
}

export const count = (least: number, most: number) => ({
  read: (_rules: unknown, text: string): number => readCount(text, least, most),
  write: (_rules: unknown, value: number): string => String(value),
})

/** One word of a list of them. */
export const oneOf = <W extends string>(words: readonly W[]) => ({
  read: (_rules: unknown, text: string): W => readWord(text, words),
  write: (_rules: unknown, value: W): string => value,
})

export const seed = {
  read(_rules: unknown, text: string): Seed {
    const found = readSeed(text)
    if (found === null) throw refusal(text, '1 to 32 hexadecimal digits')
    return found
  },
  write: (_rules: unknown, value: Seed): string => writeSeed(value),
}
