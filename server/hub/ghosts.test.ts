import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { deskHere, USUAL_TABLE } from '../testing/house.ts'
import { START, temporaryFolder } from '../testing/samples.ts'
import { systemChance } from './chance.ts'
import { Hub } from './hub.ts'

/** Whoever waits for a promise that is kept already goes on. */
async function aMoment(): Promise<void> {
  for (let n = 0; n < 50; n++) await null
}

test('a page that goes while the table is busy is not there afterwards', async () => {
  const place = temporaryFolder()
  const store = await openStore({ folder: place.folder, now: START })
  const clock = { now: () => START, wake: () => () => {} }
  const hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), onTrouble: () => {} })
  const host = (await hub.personWith(await hub.newGuest('Host')))!
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
  await hub.stop()
  place.remove()
})
