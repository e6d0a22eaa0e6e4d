import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/*
 * What this browser keeps of tables elsewhere, in a database of its own: who plays here needs nothing of it. Each part is
 * kept by itself, since two tabs at one table know different things, and moves for each tab that has made some.
 */

/** What is kept of a table: what was last told of it, and what is needed to check its deal. */
export type OnlinePart = 'known' | 'deal'

/** Earlier versions kept moves in one place, without the name of a tab. */
type Key = [table: string, part: OnlinePart | 'commands'] | [table: string, part: 'commands', tab: string]

interface Schema extends DBSchema {
  parts: { key: Key; value: unknown }
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

const WITHOUT_TAB = ''

const moveKey = (table: string, tab: string): Key =>
  tab === WITHOUT_TAB ? [table, 'commands'] : [table, 'commands', tab]

/** Moves that were not confirmed, by the tab that keeps them. */
export const moveShelf = {
  async tabs(table: string): Promise<readonly string[]> {
    // A list comes after every text.
    const all = IDBKeyRange.bound([table, 'commands'], [table, 'commands', []])
    const keys = await (await database()).getAllKeys('parts', all)
    return keys.map(([, , tab = WITHOUT_TAB]) => tab)
  },

  load: async (table: string, tab: string): Promise<unknown> => (await database()).get('parts', moveKey(table, tab)),

  async save(table: string, tab: string, moves: unknown): Promise<void> {
    await (await database()).put('parts', moves, moveKey(table, tab))
  },

  async forget(table: string, tab: string): Promise<void> {
    await (await database()).delete('parts', moveKey(table, tab))
  },
}
