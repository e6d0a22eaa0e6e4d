import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { indexOf, move, START, tableBy, temporaryFolder } from '../testing/samples.ts'
import { newTestStore } from '../testing/test-place.ts'
import { claimDue, endNotices, hasWork, removeDeliveries, spreadNotices, waitingDeliveries } from './deliveries.ts'
import { contactOf, keepDevice, keepMail, keepWebhook, proveMail } from './ways.ts'

const TABLES = ['k7Qm2xWb9TfE', 'k7Qm2xWb9TfF'] as const
const device = { hash: 'h', endpoint: 'https://push.example/abc', keys: { p256dh: 'p', auth: 'a' } }
const NOW = START + 100_000

let store: SqlStore
let ada: number
let bram: number

beforeEach(async () => {
  const place = await newTestStore()
  store = place.store
  ada = (await store.newPerson('Ada', 'a', START)).number
  bram = (await store.newPerson('Bram', 'b', START)).number
  for (const id of TABLES) await store.newTable(tableBy(ada, id), indexOf([ada, bram, null], { toMove: 1 }))
  return async () => {
    await store.close()
    await place.remove()
  }
})

/** Bram is told something with the next entry of a table. */
const tell = (table: string, after: number, kind: 'turn' | 'asked', toMove = 1) =>
  store.append({
    ...{ table, after, entries: [move(after + 1, ada)], index: indexOf([ada, bram, null], { toMove }) },
    notices: [{ person: bram, kind }],
  })

const claim = (at: number) => store.write(claimDue(at, at + 30_000, 50))

test('a notice is kept with its entry or not at all, and one for each table', async () => {
  expect(await store.read(hasWork(NOW))).toBe(false)
  expect(await tell(TABLES[0], 7, 'turn')).toBe('stale')
  expect(await store.read(hasWork(NOW))).toBe(false)
  await store.write(keepDevice(store.key, bram, device, START))
  await tell(TABLES[0], 0, 'turn')
  await store.write(spreadNotices(NOW))
  await tell(TABLES[0], 1, 'asked')
  await tell(TABLES[1], 0, 'turn')
  await store.write(spreadNotices(NOW))
  // What goes to one place at one time is one message; it says what is true now.
  const [dispatch, ...more] = await claim(NOW)
  expect(more).toEqual([])
  expect(dispatch).toMatchObject({ person: bram, channel: 'push', target: 'h', tries: 1 })
  expect(dispatch!.items).toMatchObject([
    { kind: 'asked', table: TABLES[0], others: ['Ada'] },
    { kind: 'turn', table: TABLES[1], game: 'first-class' },
  ])
})

test('whoever claims it has it for a while; then another sends it, and the tries are counted', async () => {
  await store.write(keepDevice(store.key, bram, device, START))
  await tell(TABLES[0], 0, 'turn')
  await store.write(spreadNotices(NOW))
  expect(await claim(NOW)).toMatchObject([{ tries: 1 }])
  expect(await claim(NOW + 29_000)).toEqual([])
  const [again] = await claim(NOW + 30_000)
  expect(again).toMatchObject({ tries: 2 })
  await store.write(removeDeliveries(again!.items.map(({ id }) => id)))
  await tell(TABLES[0], 1, 'turn')
  await store.write(spreadNotices(NOW))
  expect(await store.read(waitingDeliveries)).toBe(0)
  await store.write(endNotices(bram, TABLES[0]))
  await tell(TABLES[0], 2, 'turn')
  await store.write(spreadNotices(NOW))
  expect(await store.read(waitingDeliveries)).toBe(1)
})

test('what is not true any more is not sent, and who looks ends it', async () => {
  await store.write(keepDevice(store.key, bram, device, START))
  await tell(TABLES[0], 0, 'turn')
  await store.write(spreadNotices(NOW))
  await store.append({
    ...{ table: TABLES[0], after: 1, entries: [move(2, bram)], index: indexOf([ada, bram, null], { toMove: 0 }) },
  })
  expect(await claim(NOW)).toEqual([])
  expect(await store.read(waitingDeliveries)).toBe(0)
  await tell(TABLES[1], 0, 'turn')
  await store.write(spreadNotices(NOW))
  await store.write(endNotices(bram, TABLES[1]))
  expect(await claim(NOW)).toEqual([])
})

test('somebody without any way is told nothing, and nothing is kept for them', async () => {
  await tell(TABLES[0], 0, 'turn')
  await store.write(spreadNotices(NOW))
  expect(await store.read(waitingDeliveries)).toBe(0)
  await store.write(keepWebhook(store.key, bram, { url: 'https://hook.example/secret', secret: 's' }))
  await tell(TABLES[0], 1, 'asked')
  await store.write(spreadNotices(NOW))
  expect(await claim(NOW)).toMatchObject([{ channel: 'webhook' }])
})

test('where people are reached cannot be read in a copy of the database', async () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const kept = await openStore({ folder, now: START })
  const person = (await kept.newPerson('Bram', 'b', START)).number
  await kept.write(keepDevice(kept.key, person, device, START))
  await kept.write(keepWebhook(kept.key, person, { url: 'https://hook.example/secret', secret: 'sss' }))
  await kept.write(keepMail(kept.key, person, 'bram@home.example', { hash: 'c', until: NOW }))
  expect(await kept.write(proveMail(person, 'c', START))).toBe(true)
  expect(await kept.read(contactOf(kept.key, person))).toEqual({ address: 'bram@home.example', isProved: true })
  await kept.close()
  const bytes = readFileSync(join(folder, 'roundhouse.db')).toString('latin1')
  expect(bytes).toContain('delivery_due')
  for (const secret of ['bram@home', 'push.example', 'hook.example']) expect(bytes).not.toContain(secret)
})
