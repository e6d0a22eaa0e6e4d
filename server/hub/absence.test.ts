import { commitmentOf } from '@roundhouse/wire/deal'
import type { Command } from '@roundhouse/wire/messages'
import type { NewTable } from '@roundhouse/wire/setup'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { deskHere, USUAL_TABLE } from '../testing/house.ts'
import { START, temporaryFolder } from '../testing/samples.ts'
import { systemChance } from './chance.ts'
import { Hub } from './hub.ts'

const HOUR = 3_600_000
const SHARE = '5e'.repeat(32)

let place: ReturnType<typeof temporaryFolder>
let now: number

beforeEach(() => {
  place = temporaryFolder()
  now = START
})
afterEach(() => place.remove())

/** What the server is to do next, by when. */
let timers: Map<number, () => void>

/** By how much the world is ahead of the server's clock. */
let ahead = 0

/** Whatever is to be done by now is done. */
function ring(): void {
  for (const [at, run] of [...timers].filter(([at]) => at <= now)) {
    timers.delete(at)
    run()
  }
}

/** A server whose timers ring when a test says so. */
async function started(): Promise<Hub> {
  const store = await openStore({ folder: place.folder, now })
  timers = new Map()
  const clock = {
    now: () => now,
    ahead: () => ahead,
    catchUp: () => {
      now += ahead
      ahead = 0
    },
    wake: (at: number, ring: () => void) => {
      timers.set(at, ring)
      return () => timers.delete(at)
    },
  }
  const hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), onTrouble: () => {} })
  await hub.start()
  return hub
}

/** A game that has begun: the clock of the first seat runs. */
async function begun(hub: Hub, wishes: Partial<NewTable> = {}): Promise<string> {
  const people = [await hub.newGuest('Ada'), await hub.newGuest('Bert')]
  const [ada, bert] = await Promise.all(people.map(async token => (await hub.personWith(token))!))
  const { table: id } = await hub.setUp(ada!, { ...USUAL_TABLE, ...wishes })
  const table = (await hub.open(id))!
  let commands = 0
  const tell = (person: number, command: Command) =>
    table.command(person, { ...command, table: id, id: `command-${++commands}`, seq: table.table.seq })
  for (const [seat, { number, name }] of [ada!, bert!].entries()) await tell(number, { type: 'sit', seat, name })
  for (const [seat, { number }] of [ada!, bert!].entries())
    await tell(number, { type: 'ready', commitment: await commitmentOf(nodeSha256, id, seat + 1, SHARE) })
  for (const { number } of [ada!, bert!]) await tell(number, { type: 'share', share: SHARE })
  expect(table.table.stage).toBe('playing')
  return id
}

test('time while no server was there is given back, also if nobody looked before the next one stopped', async () => {
  const first = await started()
  const id = await begun(first)
  await first.stop()
  for (const wait of [HOUR, 2 * HOUR]) {
    now += wait
    const server = await started()
    expect(server.figures().tablesBehind).toBe(1)
    // It gives the time back without being asked, when nobody comes who opens the table.
    now += 1000
    ring()
    await expect.poll(() => server.figures().tablesBehind).toBe(0)
    await server.stop()
  }
  now += HOUR
  const last = await started()
  const { clock } = (await last.open(id))!.table
  expect(clock.banks.live).toEqual([20 * 60_000, 20 * 60_000])
  expect(clock.running).toMatchObject({ since: now, free: 3000 })
  await last.stop()
})

test('those who come back after an absence are waited for, but not for long', async () => {
  const first = await started()
  const [one, other] = [await begun(first), await begun(first)]
  await first.stop()
  // So short that neither clock seems to have run out: such a table is woken.
  now += 60_000
  const hub = await started()
  const began = now
  while (now - began < 9500) {
    now += 500
    expect((await hub.open(one))!.table.clock.running).toMatchObject({ free: 3000 })
    ring()
    await expect.poll(() => Math.min(...timers.keys())).toBeGreaterThan(now)
    expect(hub.figures(), `after ${now - began} ms`).toMatchObject({ openTables: 1, tablesBehind: 1 })
  }
  now += 500
  ring()
  await expect.poll(() => hub.figures().tablesBehind).toBe(0)
  expect((await hub.open(other))!.table.clock.running).toMatchObject({ free: 3000 })
  await hub.stop()
})

test('a live game turns daily when somebody was away for two minutes, though no clock is due', async () => {
  const hub = await started()
  const id = await begun(hub, { isElastic: true })
  const { clock, table } = (await hub.open(id))!.table
  expect(clock.pace).toBe('live')
  expect(table).not.toBeNull()
  const pace = async () => (await hub.open(id))!.table.clock.pace
  for (const [wait, expected] of [
    [119_000, 'live'],
    [1000, 'daily'],
  ] as const) {
    now += wait
    ring()
    await expect.poll(() => timers.size).toBe(2)
    await expect.poll(pace).toBe(expected)
  }
  await hub.stop()
})

test('while a server stood still no clock runs, neither at tables that are open nor at others', async () => {
  const first = await started()
  const closed = await begun(first)
  await first.stop()
  const hub = await started()
  const open = await begun(hub)
  now += 10_000
  ahead = 5 * HOUR
  ring()
  await expect.poll(() => ahead).toBe(0)
  for (const id of [closed, open]) {
    const { clock, table } = (await hub.open(id))!.table
    expect(table).not.toBeNull()
    expect(clock.running!.isLate).toBe(false)
    // Of the ten seconds, three were free.
    expect(clock.banks.live[clock.running!.seat]).toBe(20 * 60_000 - 7000)
  }
  await hub.stop()
})
