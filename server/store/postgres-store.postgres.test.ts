import { afterAll, beforeAll, describe } from 'vitest'
import { newPostgresPlace, type PostgresPlace } from '../testing/postgres-place.ts'
import { storeLaws } from '../testing/store-laws.ts'
import { openPostgres } from './open-postgres.ts'

let place: PostgresPlace
beforeAll(async () => {
  place = await newPostgresPlace()
})
afterAll(() => place.remove())

describe('PostgreSQL', () => {
  storeLaws(async () => {
    await place.empty()
    const { url, folder } = place
    return {
      open: onCommit => openPostgres({ url, folder, onCommit }),
      second: () => openPostgres({ url, folder }),
      change: async sql => void (await place.ask(sql)),
      dropTrigger: 'drop function note_end cascade',
      remove: async () => {},
    }
  })
})
