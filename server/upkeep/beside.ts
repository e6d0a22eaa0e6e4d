import { openBeside } from '../store/open-store.ts'
import type { SqliteStore } from '../store/sqlite-store.ts'

/** Does something in a folder on which a server may run. */
export async function beside<Result>(folder: string, work: (store: SqliteStore) => Promise<Result>): Promise<Result> {
  const store = await openBeside(folder)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
