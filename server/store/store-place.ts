import type { Nodes } from './nodes.ts'
import type { PostgresOptions } from './open-postgres.ts'
import { openBeside, openStore } from './open-store.ts'
import type { SqlStore } from './sql-store.ts'

/** Where a store is: in a folder with all of it, or in a PostgreSQL database, with a folder for the key. */
export type StorePlace = string | Pick<PostgresOptions, 'url' | 'folder'>

/** A store as a server has it. */
export interface ServedStore {
  readonly store: SqlStore
  /** The other servers on it; `undefined`: it has one only. */
  readonly nodes: Nodes | undefined
}

/** Opens a store, or makes it, for a server. What knows PostgreSQL is loaded by those who have one. */
export async function openServed(place: StorePlace, now: number): Promise<ServedStore> {
  if (typeof place === 'string') return { store: await openStore({ folder: place, now }), nodes: undefined }
  const { openPostgres } = await import('./open-postgres.ts')
  const store = await openPostgres(place)
  return { store, nodes: store }
}

/** Opens a store beside the servers that have it, or without one. Nothing is made or brought to another form. */
export async function openBesideAt(place: StorePlace): Promise<SqlStore> {
  if (typeof place === 'string') return openBeside(place)
  const { openPostgresBeside } = await import('./open-postgres.ts')
  return openPostgresBeside(place)
}
