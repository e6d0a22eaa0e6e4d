import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { all } from '../store/work.ts'
import { START } from '../testing/samples.ts'
import { newTestStore } from '../testing/test-place.ts'
import { daysOf, writeDay } from './days.ts'
import { bringResults } from './merging.ts'
import { profileOf } from './profile.ts'
import { writeAllAnew, writeResult } from './results.ts'
import { endedTables, peopleIn, resultFor } from './testing/sample-results.ts'

let store: SqlStore
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ store, remove } = await newTestStore())
})

afterAll(async () => {
  await store.close()
  await remove()
})

test('what a guest has played counts for their account, but for tables at which both sat', async () => {
  const [guest, account, other] = (await peopleIn(store, ['Guest', 'Account', 'Other'])) as [number, number, number]
  const tables = await endedTables(store, other, 4)
  const whoPlayed = (me: number) => [
    [me, other],
    [other, account],
    [guest, account, other],
    [me, other],
  ]
  const results = (me: number) => whoPlayed(me).map((people, n) => [tables[n]!, resultFor(people, 1000 * n)] as const)
  for (const [table, result] of results(guest)) await store.write(writeResult(table, result))
  const day = (name: string, person: number, points: number) =>
    store.write(writeDay(name, person, { game: 'nuremberg', place: 1, points }, 'a record', START))
  await day('2026-11-01', guest, 10)
  await day('2026-11-02', guest, 20)
  await day('2026-11-02', account, 30)

  await store.write(bringResults(guest, account))
  expect(await store.read(daysOf(account))).toMatchObject([
    { day: '2026-11-01', points: 10 },
    { day: '2026-11-02', points: 30 },
  ])
  expect(await store.read(daysOf(guest))).toEqual([])
  const profile = await store.read(profileOf(account, account))
  expect(profile).toMatchObject({ games: 4, ratings: [{ game: 'first-class', games: 4 }] })
  expect((await store.read(profileOf(guest, guest)))!.games).toBe(1)

  // As if the account had played them from the beginning, to the last digit.
  const ratings = () => store.read(queries => all(queries.selectFrom('rating').selectAll().orderBy('person')))
  const brought = await ratings()
  await store.write(writeAllAnew(results(account)))
  expect(await ratings()).toEqual(brought)
})
