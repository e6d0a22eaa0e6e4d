import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { NONE } from '../base/player.ts'
import type { Rules } from '../base/table.ts'
import { readSeat } from './words.ts'

/** A line of a file without its comment, and its number there. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** Empty lines and comments, from # on, are left out. */
export const linesOf = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, i) => ({ number: i + 1, text: line.replace(/(^|\s)#.*$/, '').trim() }))
    .filter(line => line.text !== '')

/** The first word of a line, and the rest. */
export function keyAndRest({ text }: Line): [key: string, rest: string] {
  const blank = text.search(/\s/)
  return blank === -1 ? [text, ''] : [text.slice(0, blank), text.slice(blank).trim()]
}

/** Says in which line it was. */
export function inLine<T>({ number }: Pick<Line, 'number'>, what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(`Line ${number}: ${what}${error.message}`)
  }
}

/** One thing that a line says: of a seat, or of the table. */
export interface Saying {
  readonly number: number
  readonly seat: Seat
  readonly key: string
  readonly value: string
}

/** Of no seat, but of the table. */
export const TABLE: Seat = NONE

export const nameOf = ({ seat, key }: Pick<Saying, 'seat' | 'key'>): string =>
  seat === TABLE ? key : `seat ${seat + 1} ${key}`

/**
 * Lines as sayings. `seat 2` alone begins what is said of a board, `seat 2 upper 0 0^` says one thing of it; what is of
 * the table may stand anywhere.
 */
export function sayingsOf(rules: Rules, lines: readonly Line[], boardKeys: readonly string[]): Saying[] {
  let seat = TABLE
  return lines.flatMap(line => {
    const [key, rest] = keyAndRest(line)
    if (key !== 'seat') return [saying(line.number, boardKeys.includes(key) ? seat : TABLE, key, rest)]
    const [named, more] = keyAndRest({ ...line, text: rest })
    const whose = inLine(line, 'seat: ', () => readSeat(rules, named))
    if (more === '') {
      seat = whose
      return []
    }
    const [inner, value] = keyAndRest({ ...line, text: more })
    return [saying(line.number, whose, inner, value)]
  })
}

const saying = (number: number, seat: Seat, key: string, value: string): Saying => ({ number, seat, key, value })
