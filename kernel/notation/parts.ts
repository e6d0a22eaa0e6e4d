import { Refusal, type Seat } from '../game.ts'
import { type EntryKey, nameOf, type PositionEntry, TABLE } from './entry.ts'
import type { Part } from './part.ts'
import type { SeatCount } from './words.ts'

/** Every part of a position, in the order in which they are written: each stands after those that its default needs. */
export interface Parts<Rules, State> {
  /** What is said of the table first. */
  readonly course: readonly Part<Rules, State>[]
  /** What is said of each seat's board. */
  readonly board: readonly Part<Rules, State>[]
  /** What is said of the table when all boards are known. */
  readonly rest: readonly Part<Rules, State>[]
}

/** A part, and of which seat, or of the TABLE. */
export interface PartOfSeat<Rules, State> {
  readonly part: Part<Rules, State>
  readonly seat: Seat
  readonly name: string
}

export const boardKeys = <Rules, State>({ board }: Parts<Rules, State>): string[] => board.map(({ key }) => key)

/** The parts that a game with these rules speaks of. */
const inUse = <Rules, State>(rules: Rules, parts: readonly Part<Rules, State>[]): Part<Rules, State>[] =>
  parts.filter(part => part.absent(rules) === null)

const at = <Rules, State>(rules: Rules, parts: readonly Part<Rules, State>[], seat: Seat): PartOfSeat<Rules, State>[] =>
  inUse(rules, parts).map(part => ({ part, seat, name: nameOf({ key: part.key, seat }) }))

/** The parts as a position is written: the table, each board, and what is left over. */
export const groupsOf = <Rules extends SeatCount, State>(
  { course, board, rest }: Parts<Rules, State>,
  rules: Rules,
) => ({
  course: at(rules, course, TABLE),
  boards: Array.from({ length: rules.seats }, (_, seat) => at(rules, board, seat)),
  rest: at(rules, rest, TABLE),
})

/** Every part of a position, each after those that its default needs. */
export function placedParts<Rules extends SeatCount, State>(
  parts: Parts<Rules, State>,
  rules: Rules,
): PartOfSeat<Rules, State>[] {
  const { course, boards, rest } = groupsOf(parts, rules)
  return [...course, ...boards.flat(), ...rest]
}

/** The part that a saying is about; of which it must say something. */
export function partOf<Rules, State>(
  parts: Parts<Rules, State>,
  rules: Rules,
  entry: PositionEntry,
): Part<Rules, State> {
  const part = partNamed(parts, rules, entry)
  if (entry.value === '') throw new Refusal(`${nameOf(entry)}: found nothing after it`)
  return part
}

function partNamed<Rules, State>(
  parts: Parts<Rules, State>,
  rules: Rules,
  { seat, key }: EntryKey,
): Part<Rules, State> {
  if (seat === TABLE && boardKeys(parts).includes(key))
    throw new Refusal(`${key}: say of which seat, as in "seat 1 ${key}"`)
  const part = partsAt(parts, seat).find(each => each.key === key)
  if (part === undefined) throw new Refusal(`found "${key}"; expected ${keysOf(parts, rules, seat)}`)
  const absent = part.absent(rules)
  if (absent !== null) throw new Refusal(`${key}: ${absent}`)
  return part
}

const partsAt = <Rules, State>(
  { course, board, rest }: Parts<Rules, State>,
  seat: Seat,
): readonly Part<Rules, State>[] => (seat === TABLE ? [...course, ...rest] : board)

function keysOf<Rules, State>(parts: Parts<Rules, State>, rules: Rules, seat: Seat): string {
  const ofTable = listKeys(rules, partsAt(parts, TABLE))
  const ofBoard = listKeys(rules, parts.board)
  return seat === TABLE ? `seat, ${ofTable}; and of a seat ${ofBoard}` : `of a seat: ${ofBoard}`
}

const listKeys = <Rules, State>(rules: Rules, parts: readonly Part<Rules, State>[]): string =>
  inUse(rules, parts)
    .map(({ key }) => key)
    .join(', ')
