import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepMail, keepWebhook } from '../notices/ways.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { all, first, type Work } from '../store/work.ts'
import { START } from '../testing/samples.ts'
import { newTestStore } from '../testing/test-place.ts'
import { forgetPerson } from './person-rows.ts'

let store: SqlStore
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ store, remove } = await newTestStore())
})
afterEach(async () => {
  await store.close()
  await remove()
})

const rowsOf = (person: number): Work<number[]> =>
  function* (queries) {
    const counts: number[] = []
    for (const table of ['sign_in', 'contact', 'webhook', 'favourite'] as const)
      counts.push((yield* all(queries.selectFrom(table).selectAll().where('person', '=', person))).length)
    return counts
  }

test('nothing by which a person could be reached is left of them, and nobody has them as a favourite', async () => {
  const ada = await store.newPerson('Ada', 'hash of Ada', START)
  const bert = await store.newPerson('Bert', 'hash of Bert', START)
  for (const { number } of [ada, bert]) {
    await store.write(keepMail(store.key, number, 'someone@home.example', { hash: 'c', until: START }))
    await store.write(keepWebhook(store.key, number, { url: 'https://hook.example', secret: 's' }))
  }
  for (const [person, other] of [
    [ada.number, bert.number],
    [bert.number, ada.number],
  ] as const)
    await store.write(function* (queries) {
      yield* all(queries.insertInto('favourite').values({ person, other, created: START }))
    })
  await store.write(forgetPerson(ada.number, START))
  expect(await store.read(rowsOf(ada.number))).toEqual([0, 0, 0, 0])
  expect(await store.read(rowsOf(bert.number))).toEqual([1, 1, 1, 0])
  const row = await store.read(queries =>
    first(queries.selectFrom('person').select(['name', 'gone']).where('number', '=', ada.number)),
  )
  expect(row).toEqual({ name: '', gone: START })
})
