import { Refusal, type Seat } from '../game.ts'
import { cut, inLine, type TextLine } from './lines.ts'
import { readSeat, type SeatCount } from './words.ts'

/** What a position speaks of: a part of the table or of a board. */
export interface EntryKey {
  readonly seat: Seat
  readonly key: string
}

/** One thing that a line says: of a seat, or of the table. */
export interface PositionEntry extends EntryKey {
  readonly number: number
  readonly value: string
}

/** Of no seat, but of the table. */
export const TABLE: Seat = -1

/** What a saying is about: `round`, `seat 2 upper`. */
export const nameOf = ({ seat, key }: EntryKey): string => (seat === TABLE ? key : `seat ${seat + 1} ${key}`)

/**
 * Lines as sayings. `seat 2` alone begins what is said of a board, `seat 2 upper 0 0^` says one thing of it; what is said
 * of the table may stand anywhere.
 */
export function entriesOf(rules: SeatCount, lines: readonly TextLine[], boardKeys: readonly string[]): PositionEntry[] {
  const entries: PositionEntry[] = []
  let board = TABLE
  for (const { number, text } of lines) {
    const { seat, words } = inLine(number, () => seatAndWords(rules, text))
    const [key, value] = cut(words)
    if (key === '') board = seat
    else entries.push({ number, seat: seat === TABLE && boardKeys.includes(key) ? board : seat, key, value })
  }
  return entries
}

function seatAndWords(rules: SeatCount, text: string): { seat: Seat; words: string } {
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
