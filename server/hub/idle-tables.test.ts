import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { deskHere, USUAL_TABLE } from '../testing/house.ts'
import { START, temporaryFolder } from '../testing/samples.ts'
import { systemChance } from './chance.ts'
import { Hub } from './hub.ts'

const SECOND = 1000

/** A hub whose time passes when a test says so. */
async function startedHub() {
  const place = temporaryFolder()
  const store = await openStore({ folder: place.folder, now: START })
  let now = START
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const clock = {
    now: () => now,
    wake: (at: number, run: () => void) => {
      const timer = { at, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), onTrouble: () => {} })
  await hub.start()
  onTestFinished(async () => {
    await hub.stop()
    place.remove()
  })
  const pass = (milliseconds: number): void => {
    now += milliseconds
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer)
      timer.run()
    }
  }
  return { hub, pass }
}

test('of the tables that nobody looks at any more, only those needed last stay open', async () => {
  const { hub, pass } = await startedHub()
  const host = (await hub.personWith(await hub.newGuest('Host')))!
  const links = await Promise.all(Array.from({ length: 1010 }, () => hub.setUp(host, USUAL_TABLE)))
  const line = hub.connect({ send() {}, close() {} }, host)
  await line.receive(JSON.stringify({ type: 'look', ...links[0]! }))
  for (const { table } of links) await hub.open(table)
  pass(SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1010)
  // Somebody may be on the way to any of them, and to one somebody is.
  pass(9 * SECOND)
  await hub.open(links[1]!.table)
  pass(2 * SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1002)
  const open = await hub.open(links[0]!.table)
  expect(open!.audience.size).toBe(1)
  pass(310 * SECOND)
  await expect.poll(() => hub.figures().openTables).toBe(1)
})
