import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/*
 * What this browser keeps of tables elsewhere, in a database of its own: who plays here needs nothing of it. Each part is
 * kept by itself, since two tabs at one table know different things.
 */

/** What is kept of a table: what was last told of it, moves that were not confirmed, and what is needed to check its deal. */
export type OnlinePart = 'known' | 'commands' | 'deal'

interface Schema extends DBSchema {
  parts: { key: [table: string, part: OnlinePart]; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('roundhouse-online', 1, {
    upgrade(db) {
      db.createObjectStore('parts')
    },
  }))

export const onlineStore = {
  load: async (table: string, part: OnlinePart): Promise<unknown> => (await database()).get('parts', [table, part]),

  async save(table: string, part: OnlinePart, value: unknown): Promise<void> {
    await (await database()).put('parts', value, [table, part])
  },

  async forget(table: string, part: OnlinePart): Promise<void> {
    await (await database()).delete('parts', [table, part])
  },
}
