import { beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { newToken } from '../store/token.ts'
import { type WebReceiver, webReceiver } from '../testing/receivers.ts'
import { indexOf, move, START, tableBy } from '../testing/samples.ts'
import { newTestStore } from '../testing/test-place.ts'
import { waitingDeliveries } from './deliveries.ts'
import { systemResolve } from './guard.ts'
import type { NoticeOffice } from './office.ts'
import { openOffice } from './open-office.ts'
import { keepWebhook } from './ways.ts'

let store: SqlStore
let quick: WebReceiver
let slow: WebReceiver
let offices: NoticeOffice[]
const trouble: unknown[] = []

beforeEach(async () => {
  const place = await newTestStore()
  store = place.store
  quick = await webReceiver()
  slow = await webReceiver()
  slow.answer('/', 'never')
  const support = { store, clock: systemClock, newKey: newToken, home: () => new URL('http://house.example/') }
  const open = () =>
    openOffice(
      { mail: null, reach: { resolve: systemResolve, isOpen: true } },
      { ...support, onTrouble: (_, error) => trouble.push(error) },
    )
  offices = [await open(), await open()]
  return async () => {
    await slow.close()
    for (const office of offices) await office.stop()
    await quick.close()
    await store.close()
    await place.remove()
    expect(trouble).toEqual([])
  }
})

/** So many people are told something, each at a table of their own, and all of them here. */
async function tell(count: number, name: string, url: string): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { number } = await store.newPerson('Ada', `${name} ${n}`, START)
    const table = `${name}${n}`
    await store.write(keepWebhook(store.key, number, { url, secret: 's' }))
    await store.newTable(tableBy(number, table), indexOf([number, null, null]))
    const append = { table, after: 0, entries: [move(1, number)], index: indexOf([number, null, null]) }
    await store.append({ ...append, notices: [{ person: number, kind: 'turn' }] })
  }
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

test('a receiver that never answers holds nobody up, and has only some of the room', async () => {
  await tell(40, 'slow', `${slow.address}/`)
  offices[0]!.start()
  await soon(() => expect(slow.posts.length).toBe(16))
  await tell(30, 'quick', `${quick.address}/`)
  offices[0]!.poke()
  await soon(() => expect(quick.posts.length).toBe(30))
  expect(slow.posts.length).toBeLessThan(20)
})

test('a receiver that answers slowly is told once, also by two servers that look again meanwhile', async () => {
  slow.answer('/', 201, {}, 3500)
  await tell(20, 'slow', `${slow.address}/`)
  for (const office of offices) office.start()
  await soon(() => expect(slow.posts.length).toBeGreaterThanOrEqual(20))
  await soon(async () => expect(await store.read(waitingDeliveries)).toBe(0))
  const tables = slow.posts.map(({ body }) => JSON.parse(String(body)).notices[0].table)
  expect(tables.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `slow${n}`).toSorted())
})

test('two servers on one store send each thing once', async () => {
  await tell(50, 'quick', `${quick.address}/`)
  for (const office of offices) office.start()
  await soon(() => expect(quick.posts.length).toBeGreaterThanOrEqual(50))
  await soon(async () => expect(await store.read(waitingDeliveries)).toBe(0))
  const tables = quick.posts.map(({ body }) => JSON.parse(String(body)).notices[0].table)
  expect(tables).toHaveLength(50)
  expect(new Set(tables).size).toBe(50)
})
