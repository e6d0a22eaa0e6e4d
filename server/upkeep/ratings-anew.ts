import { type AnewReport, workOutAnew } from '../ratings/result-keeper.ts'
import { openBesideAt, type StorePlace } from '../store/store-place.ts'

/** Works out from the logs how games ended and what people are rated by, also beside a server that runs. */
export async function ratingsAnew(
  place: StorePlace,
  onTable?: (done: number, all: number) => void | Promise<void>,
): Promise<AnewReport> {
  const store = await openBesideAt(place)
  try {
    return await workOutAnew(store, onTable)
  } finally {
    await store.close()
  }
}
