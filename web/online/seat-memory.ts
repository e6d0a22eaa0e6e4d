import type { Seat } from '@roundhouse/kernel/game'
import { remember, remembered } from '../shell/memory.ts'
import { readMap, writeMap } from './memory.ts'

/* What this browser remembers for sitting down; at the table nobody needs it. */

const NAME = 'roundhouse-name'
const SEATS = 'roundhouse-wanted-seats'

export const ownName = (): string => {
  const name = remembered(NAME)
  return typeof name === 'string' ? name : ''
}
export const rememberName = (name: string): void => remember(NAME, name)

/** The seat that the host chose while the table was set up. */
export function wantedSeat(table: string): Seat | null {
  const seat = readMap(SEATS)[table]
  return typeof seat === 'number' ? seat : null
}
export const rememberSeat = (table: string, seat: Seat | null): void => writeMap(SEATS, table, seat)
