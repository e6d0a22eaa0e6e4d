import { Database } from './database.ts'
import { presentKeyOf } from './key.ts'
import { refuseForeign, refuseNewer } from './migrations/migrate.ts'
import { databaseIn, refuseNoDatabase } from './open-store.ts'
import type { KeptTable } from './store.ts'
import { openBesideAt, type StorePlace } from './store-place.ts'
import { runningTables } from './table-list.ts'
import { readTable } from './tables.ts'

/** A store that is only read, also while a server writes to it. */
export interface StoreReader {
  /** The names of the tables that are not over, the oldest first. */
  running(): Promise<readonly string[]>
  /** `null`: there is no such table. One that cannot be read is a `StoreFailure`. */
  table(id: string): Promise<KeptTable | null>
}

/** Opens a store to read in it, for as long as somebody works with it. */
export const readingStore = <Result>(
  place: StorePlace,
  work: (store: StoreReader) => Promise<Result>,
): Promise<Result> => (typeof place === 'string' ? readingFolder(place, work) : readingDatabase(place, work))

/** A file is read as it lies there, also one that may not be written. */
async function readingFolder<Result>(folder: string, work: (store: StoreReader) => Promise<Result>): Promise<Result> {
  refuseNoDatabase(folder)
  const database = new Database(databaseIn(folder), 'read')
  try {
    await refuseForeign(database.queries, databaseIn(folder))
    await refuseNewer(database.queries)
    const key = await presentKeyOf(database, folder)
    const atOneMoment = <Found>(read: () => Found): Found => database.transaction('deferred', read)
    return await work({
      running: async () => database.run(runningTables),
      table: async id => atOneMoment(() => database.run(readTable(key, id))),
    })
  } finally {
    database.close()
  }
}

async function readingDatabase<Result>(
  place: StorePlace,
  work: (store: StoreReader) => Promise<Result>,
): Promise<Result> {
  const store = await openBesideAt(place)
  try {
    return await work({ running: () => store.runningTables(), table: id => store.readTable(id) })
  } finally {
    await store.close()
  }
}
