import { Database } from './database.ts'
import { presentKeyOf } from './key.ts'
import { refuseForeign, refuseNewer } from './migrations/migrate.ts'
import { databaseIn, refuseNoDatabase } from './open-store.ts'
import type { KeptTable } from './store.ts'
import { runningTables } from './table-list.ts'
import { readTable } from './tables.ts'

/** A store that is only read, also while a server writes to it. */
export interface StoreReader {
  /** The names of the tables that are not over, the oldest first. */
  running(): readonly string[]
  /** `null`: there is no such table. One that cannot be read is a `StoreFailure`. */
  table(id: string): KeptTable | null
}

/** Opens the store of a folder to read in it, for as long as somebody works with it. */
export async function readingStore<Result>(
  folder: string,
  work: (store: StoreReader) => Promise<Result>,
): Promise<Result> {
  refuseNoDatabase(folder)
  const database = new Database(databaseIn(folder), 'read')
  try {
    await refuseForeign(database.queries, databaseIn(folder))
    await refuseNewer(database.queries)
    const key = await presentKeyOf(database, folder)
    const atOneMoment = <Found>(read: () => Found): Found => database.transaction('deferred', read)
    return await work({
      running: () => database.run(runningTables),
      table: id => atOneMoment(() => database.run(readTable(key, id))),
    })
  } finally {
    database.close()
  }
}
