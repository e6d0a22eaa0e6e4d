import { remember, remembered } from '../shell/memory.ts'

/*
 * What this browser remembers of tables elsewhere beside what the server knows: keys of invitations, so that a link can be
 * shown again, who is not listened to, and what was read of what is said.
 */

const KEYS = 'roundhouse-invitations'
const MUTED = 'roundhouse-muted'
const READ = 'roundhouse-chat-read'

/** The last ones are enough. */
const MOST = 50

type Map = Readonly<Record<string, unknown>>

export const readMap = (name: string): Map => {
  const kept = remembered(name)
  return typeof kept === 'object' && kept !== null ? (kept as Map) : {}
}

export function writeMap(name: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = readMap(name)
  remember(name, Object.fromEntries([...Object.entries(others), [key, value]].slice(-MOST)))
}

const textIn = (name: string, key: string): string | null => {
  const kept = readMap(name)[key]
  return typeof kept === 'string' ? kept : null
}

export const keyOf = (table: string): string | null => textIn(KEYS, table)
/** As `linkKey` has it, whose part of the page is not needed here. */
const WHOLE_KEY = /^[\w-]{16,64}$/

/** One that was cut off does not take the place of a whole one. */
export const rememberKey = (table: string, key: string): void => {
  if (WHOLE_KEY.test(key)) writeMap(KEYS, table, key)
}

/** Names that are not listened to at a table. */
export const mutedAt = (table: string): readonly string[] => {
  const names = readMap(MUTED)[table]
  return Array.isArray(names) ? names.map(String) : []
}
export const rememberMuted = (table: string, names: readonly string[]): void => writeMap(MUTED, table, names)

/** Up to when everything that was said at a table has been on this screen; 0: nothing has. */
export const readUntil = (table: string): number => {
  const kept = readMap(READ)[table]
  return typeof kept === 'number' ? kept : 0
}
export const rememberRead = (table: string, until: number): void => writeMap(READ, table, until)
