import { newPostgresPlace } from './postgres-place.ts'
import { keepTestsIn } from './test-place.ts'

/** From now on tests keep things in the PostgreSQL of the tests, each in a database of its own. */
export const keepTestsOnPostgres = (): void =>
  keepTestsIn(async () => {
    const place = await newPostgresPlace()
    return { place, folder: place.folder, remove: () => place.remove() }
  })
