import type { FromServer } from '@roundhouse/wire/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Person } from '../store/store.ts'
import { deskHere, USUAL_TABLE } from '../testing/house.ts'
import { START, temporaryFolder } from '../testing/samples.ts'
import { systemChance } from './chance.ts'
import { Hub } from './hub.ts'

/** Whoever waits for a promise that is kept already goes on. */
async function aMoment(): Promise<void> {
  for (let n = 0; n < 50; n++) await null
}

let now = START
let place: ReturnType<typeof temporaryFolder>
let hub: Hub
beforeEach(async () => {
  place = temporaryFolder()
  now = START
  const store = await openStore({ folder: place.folder, now })
  const clock = { now: () => now, wake: () => () => {} }
  hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), onTrouble: () => {} })
  await hub.start()
})
afterEach(async () => {
  await hub.stop()
  place.remove()
})

const guest = async (name: string): Promise<Person> => (await hub.personWith(await hub.newGuest(name)))!

test('a page that goes while the table is busy is not there afterwards', async () => {
  const host = await guest('Host')
  const { table: id, key } = await hub.setUp(host, USUAL_TABLE)
  const table = (await hub.open(id))!
  const sit = { type: 'sit', name: 'Host', table: id, seq: 0 } as const
  const stays = hub.connect({ send: () => {}, close: () => {} }, host)
  await stays.receive(JSON.stringify({ type: 'look', table: id, key }))

  const goes = hub.connect({ send: () => {}, close: () => {} }, null)
  const busy = table.command(host.number, { ...sit, seat: 0, id: 'command-1' })
  const looked = goes.receive(JSON.stringify({ type: 'look', table: id, key }))
  await aMoment()
  goes.close()
  await Promise.all([busy, looked])
  expect(table.audience.size).toBe(1)

  const pinged = hub.connect({ send: () => {}, close: () => {} }, null)
  await pinged.receive(JSON.stringify({ type: 'look', table: id, key }))
  const again = table.command(host.number, { type: 'rise', table: id, seq: 1, id: 'command-2' })
  const ping = pinged.receive(JSON.stringify({ type: 'ping', seen: { [id]: 0 } }))
  await aMoment()
  pinged.close()
  await Promise.all([again, ping])
  expect(table.audience.size).toBe(1)
})

test('a page that goes while the table is opened is not there afterwards', async () => {
  const host = await guest('Host')
  const { table: id, key } = await hub.setUp(host, USUAL_TABLE)
  const table = hub.open(id)
  let openNow = () => {}
  const slowly = new Promise<void>(resolve => {
    openNow = resolve
  }).then(() => table)
  const open = vi.spyOn(hub, 'open').mockReturnValueOnce(slowly)
  const goes = hub.connect({ send: () => {}, close: () => {} }, null)
  const looked = goes.receive(JSON.stringify({ type: 'look', table: id, key }))
  await expect.poll(() => open.mock.calls.length).toBe(1)
  goes.close()
  openNow()
  await looked
  expect((await table)!.audience.size).toBe(0)
})

test('everybody is told who is here when the clock frees a chair', async () => {
  const people = [await guest('Ada'), await guest('Bert')]
  const { table: id, key } = await hub.setUp(people[0]!, USUAL_TABLE)
  const table = (await hub.open(id))!
  const told: FromServer[] = []
  const page = hub.connect({ send: text => told.push(JSON.parse(text) as FromServer), close: () => {} }, people[0]!)
  await page.receive(JSON.stringify({ type: 'look', table: id, key }))
  for (const [seat, { number, name }] of people.entries()) {
    const head = { table: id, seq: table.table.seq }
    await table.command(number, { type: 'sit', seat, name, ...head, id: `command-${seat}` })
  }
  for (const [seat, { number }] of people.entries()) {
    const head = { table: id, seq: table.table.seq }
    await table.command(number, { type: 'ready', commitment: 'c0'.repeat(32), ...head, id: `command-${2 + seat}` })
  }
  const present = () => told.findLast(({ type }) => type === 'present')
  expect(present()).toMatchObject({ here: [0], watching: 0 })
  // Nobody shows a number.
  now += 30_000
  await table.wake()
  expect(table.table.stage).toBe('seating')
  expect(present()).toMatchObject({ here: [], watching: 1 })
})
