import type { SqlStore } from '../store/sql-store.ts'
import { openServed, type StorePlace } from '../store/store-place.ts'
import { START, temporaryFolder } from './samples.ts'

/** Where a test keeps things. */
export interface TestPlace {
  readonly place: StorePlace
  /** The folder in which all of it is, or the key. */
  readonly folder: string
  remove(): Promise<void>
}

type NewPlace = () => Promise<TestPlace>

const inFolder: NewPlace = async () => {
  const { folder, remove } = temporaryFolder()
  return { place: folder, folder, remove: async () => remove() }
}

let newPlace = inFolder
const places = new Map<string, TestPlace>()

/** From now on tests keep things somewhere else than in a folder. */
export function keepTestsIn(elsewhere: NewPlace): void {
  newPlace = elsewhere
}

export async function newTestPlace(): Promise<TestPlace> {
  const place = await newPlace()
  places.set(place.folder, place)
  return place
}

/** The place that has this folder. One that nobody has made here has everything in it. */
export const testPlaceOf = (folder: string): StorePlace => places.get(folder)?.place ?? folder

/** Everything that was kept there goes away. */
export async function removeTestPlace(folder: string): Promise<void> {
  const place = places.get(folder)
  places.delete(folder)
  await place?.remove()
}

/** A store of a test's own. */
export interface TestStore {
  readonly store: SqlStore
  readonly folder: string
  /** The same, as another server opens it, or the next one. */
  open(): Promise<SqlStore>
  remove(): Promise<void>
}

export async function newTestStore(): Promise<TestStore> {
  const { place, folder, remove } = await newTestPlace()
  const open = async (): Promise<SqlStore> => (await openServed(place, START)).store
  return { store: await open(), folder, open, remove }
}
