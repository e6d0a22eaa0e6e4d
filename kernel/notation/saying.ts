import { Refusal, type Seat } from '../game.ts'
import { cut, inLine, type Line } from './lines.ts'
import { readSeat, type Seated } from './words.ts'

/** What a position speaks of: a part of the table or of a board. */
export interface About {
  readonly seat: Seat
  readonly key: string
}

/** One thing that a line says: of a seat, or of the table. */
export interface Saying extends About {
  readonly number: number
  readonly value: string
}

/** Of no seat, but of the table. */
export const TABLE: Seat = -1

/** What a saying is about: `round`, `seat 2 upper`. */
export const nameOf = ({ seat, key }: About): string => (seat === TABLE ? key : `seat ${seat + 1} ${key}`)

/**
 * Lines as sayings. `seat 2` alone begins what is said of a board, `seat 2 upper 0 0^` says one thing of it; what is said
 * of the table may stand anywhere.
 */
export function sayingsOf(rules: Seated, lines: readonly Line[], boardKeys: readonly string[]): Saying[] {
  const sayings: Saying[] = []
  let board = TABLE
  for (const { number, text } of lines) {
    const { seat, words } = inLine(number, () => seatAndWords(rules, text))
    const [key, value] = cut(words)
    if (key === '') board = seat
    else sayings.push({ number, seat: seat === TABLE && boardKeys.includes(key) ? board : seat, key, value })
  }
  return sayings
}

function seatAndWords(rules: Seated, text: string): { seat: Seat; words: string } {
  const [key, rest] = cut(text)
  if (key !== 'seat') return { seat: TABLE, words: text }
  const [seat, words] = cut(rest)
  return { seat: inWords('seat', () => readSeat(rules, seat)), words }
}

/** Says what it was that is refused. */
export function inWords<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(`${what}: ${error.message}`)
  }
}
