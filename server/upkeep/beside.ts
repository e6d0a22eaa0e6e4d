import type { SqlStore } from '../store/sql-store.ts'
import { openBesideAt, type StorePlace } from '../store/store-place.ts'

/** Does something in a store on which a server may run. */
export async function beside<Result>(place: StorePlace, work: (store: SqlStore) => Promise<Result>): Promise<Result> {
  const store = await openBesideAt(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
