import type { Seat } from '@roundhouse/kernel/game'
import { remember, remembered } from '../shell/memory.ts'
import { writeRoute } from '../shell/route.ts'

/*
 * What this browser remembers of tables elsewhere beside what the server knows: the name one goes by, keys of invitations,
 * so that a link can be shown again, and which seat one wanted.
 */

const NAME = 'roundhouse-name'
const KEYS = 'roundhouse-invitations'
const SEATS = 'roundhouse-wanted-seats'
const MUTED = 'roundhouse-muted'

/** The last ones are enough. */
const MOST = 50

type Map = Readonly<Record<string, unknown>>

const read = (name: string): Map => {
  const kept = remembered(name)
  return typeof kept === 'object' && kept !== null ? (kept as Map) : {}
}

function write(name: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = read(name)
  remember(name, Object.fromEntries([...Object.entries(others), [key, value]].slice(-MOST)))
}

const textIn = (name: string, key: string): string | null => {
  const kept = read(name)[key]
  return typeof kept === 'string' ? kept : null
}

export const ownName = (): string => {
  const name = remembered(NAME)
  return typeof name === 'string' ? name : ''
}
export const rememberName = (name: string): void => remember(NAME, name)

export const keyOf = (table: string): string | null => textIn(KEYS, table)
export const rememberKey = (table: string, key: string): void => write(KEYS, table, key)

/** The seat that the host chose while the table was set up. */
export function wantedSeat(table: string): Seat | null {
  const seat = read(SEATS)[table]
  return typeof seat === 'number' ? seat : null
}
export const rememberSeat = (table: string, seat: Seat | null): void => write(SEATS, table, seat)

/** Names that are not listened to at a table. */
export const mutedAt = (table: string): readonly string[] => {
  const names = read(MUTED)[table]
  return Array.isArray(names) ? names.map(String) : []
}
export const rememberMuted = (table: string, names: readonly string[]): void => write(MUTED, table, names)

/** What is sent to friends. */
export const invitationLink = (table: string, key: string, address = location.href): string =>
  new URL(writeRoute({ page: 'sit', id: table, key }), address).href
