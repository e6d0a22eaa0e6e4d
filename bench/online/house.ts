import { setTimeout as pause } from 'node:timers/promises'
import { systemResolve } from '@roundhouse/server/notices/guard'
import { dealt } from '@roundhouse/server/table/online-table'
import { openHouse, type TestHouse, USUAL_TABLE } from '@roundhouse/server/testing/house'
import { commitmentOf } from '@roundhouse/wire/deal'
import type { Pace } from '@roundhouse/wire/setup'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { cpuNow } from '../clock.ts'
import { replayed, ring } from './alarms.ts'
import { JumpingClock } from './jumping-clock.ts'

/** A table of four at which everybody sits and is dealt. Who measures knows its seed, and so what is legal. */
export interface DealtTable {
  readonly id: string
  readonly key: string
  readonly seed: readonly number[]
  /** The cookies of its people, by seat. */
  readonly cookies: readonly string[]
  /** The number of its last entry. */
  readonly seq: number
}

/** What the server of a benchmark can be asked from outside. */
export type Inquiry =
  | { readonly is: 'set-up'; readonly tables: number; readonly pace: Pace }
  | { readonly is: 'open'; readonly ids: readonly string[] }
  | { readonly is: 'rest' }
  /** People who are away are told, at so many tables, by a webhook at this address. */
  | { readonly is: 'tell'; readonly tables: number; readonly url: string }
  | { readonly is: 'usage' }
  | { readonly is: 'cpu' }
  /** How much of the processor it takes in a while in which nobody comes. */
  | { readonly is: 'idle'; readonly seconds: number }
  /** Time passes until the clock of every table has run out. */
  | { readonly is: 'ring' }
  /** Every log is read and replayed. */
  | { readonly is: 'replay'; readonly ids: readonly string[] }
  | { readonly is: 'stop' }

/** Bytes in memory once what is not needed is gone, the most so far, and milliseconds of the processor so far. */
export interface Usage {
  readonly heap: number
  readonly resident: number
  readonly mostResident: number
  readonly cpu: number
}

export const SEATS = 4
const SHARE = '5eed'.repeat(16)
const OPTIONS = { players: String(SEATS), modules: 'A,B' }

/**
 * A server as a process of its own, with a folder to keep things in, or one of the nodes on a PostgreSQL database: it tells where
 * it listens, and how soon it did.
 */
export async function runHouse(folder: string, postgres: string | null): Promise<void> {
  const notices = { mail: null, reach: { resolve: systemResolve, isOpen: true } }
  const clock = new JumpingClock()
  const house = await openHouse({ folder, notices, clock, isMeasured: true, ...(postgres !== null && { postgres }) })
  process.send!({ address: house.address, startedIn: performance.now() })
  process.on('message', (inquiry: Inquiry) => {
    void answerTo(house, clock, inquiry).then(answer => inquiry.is !== 'stop' && process.send!({ answer }))
  })
}

async function answerTo(house: TestHouse, clock: JumpingClock, inquiry: Inquiry): Promise<unknown> {
  switch (inquiry.is) {
    case 'set-up':
      return dealtTables(house, inquiry.tables, inquiry.pace)
    case 'open':
      return inSteps(inquiry.ids.length, n => openingTime(house, inquiry.ids[n]!))
    case 'rest':
      return rest(house)
    case 'tell':
      return tell(house, inquiry)
    case 'usage':
      return usage()
    case 'cpu':
      return cpuNow()
    case 'idle':
      return idle(inquiry.seconds)
    case 'ring':
      return ring(house, clock)
    case 'replay':
      return inSteps(inquiry.ids.length, n => replayed(house, inquiry.ids[n]!))
    case 'stop':
      await house.stop()
      return process.disconnect()
  }
}

async function inSteps<T>(count: number, step: (n: number) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let n = 0; n < count; n++) found.push(await step(n))
  return found
}

/** Many at once, so that they share their flushes of the disk. */
const AT_ONCE = 50

export async function dealtTables(house: TestHouse, count: number, pace: Pace): Promise<DealtTable[]> {
  const groups = await inSteps(Math.ceil(count / AT_ONCE), group => {
    const size = Math.min(AT_ONCE, count - group * AT_ONCE)
    return Promise.all(Array.from({ length: size }, (_, n) => dealtTable(house, group * AT_ONCE + n, pace)))
  })
  return groups.flat()
}

/** Everybody sits down without a socket: nobody measures that. */
async function dealtTable({ hub }: TestHouse, n: number, pace: Pace): Promise<DealtTable> {
  const tokens = await inSteps(SEATS, seat => hub.newGuest(`Player ${n}-${seat}`))
  const people = await Promise.all(tokens.map(token => hub.personWith(token)))
  const chairs = people.map(() => ({ is: 'person', keptFor: null }) as const)
  const { table: id, key } = await hub.setUp(people[0]!, { ...USUAL_TABLE, options: OPTIONS, chairs, pace })
  const lines = people.map(person => hub.connect({ send() {}, close() {} }, person))
  const open = (await hub.open(id))!
  for (const line of lines) await line.receive(JSON.stringify({ type: 'look', table: id, key }))
  for (const [seat, line] of lines.entries()) {
    const tell = (command: object, name: string) =>
      line.receive(JSON.stringify({ ...command, table: id, id: `${name}-${seat}-00`, seq: open.table.seq }))
    await tell({ type: 'sit', seat, name: `Player ${seat}` }, 'sit')
    await tell({ type: 'ready', commitment: await commitmentOf(nodeSha256, id, seat + 1, SHARE) }, 'ready')
  }
  for (const [seat, line] of lines.entries()) {
    const { seq } = open.table
    await line.receive(JSON.stringify({ type: 'share', share: SHARE, table: id, id: `share-${seat}-00`, seq }))
  }
  for (const line of lines) line.close()
  const { seed } = dealt(open.table).match
  return { id, key, seed, cookies: tokens.map(token => `__Host-roundhouse=${token}`), seq: open.table.seq }
}

/** At each table one asks the others for something, who are away. Answers how many are told. */
async function tell(house: TestHouse, { tables, url }: Extract<Inquiry, { is: 'tell' }>): Promise<number> {
  const { hub, notices } = house
  const asking = await inSteps(tables, async n => {
    const { id, key, cookies } = await dealtTable(house, n, 'daily')
    const people = await Promise.all(cookies.map(cookie => hub.personWith(cookie.split('=')[1]!)))
    for (const person of people) await notices.setWebhook(person!.number, url)
    const line = hub.connect({ send() {}, close() {} }, people[0]!)
    await line.receive(JSON.stringify({ type: 'look', table: id, key }))
    const { seq } = (await hub.open(id))!.table
    return { line, text: JSON.stringify({ type: 'ask', what: { is: 'pause' }, table: id, id: 'ask-00000', seq }) }
  })
  await Promise.all(asking.map(({ line, text }) => line.receive(text)))
  for (const { line } of asking) line.close()
  return tables * (SEATS - 1)
}

/** After its start a server gives every table the time back in which there was none, and closes them a moment later. */
async function rest({ hub }: TestHouse): Promise<void> {
  do await new Promise(resolve => setTimeout(resolve, 1500))
  while (hub.figures().openTables + hub.figures().tablesBehind > 0)
}

/** Milliseconds that it takes to read a table and play its log. */
async function openingTime({ hub }: TestHouse, id: string): Promise<number> {
  const began = performance.now()
  await hub.open(id)
  return performance.now() - began
}

function usage(): Usage {
  globalThis.gc!()
  globalThis.gc!()
  const { heapUsed, external, rss } = process.memoryUsage()
  const mostResident = process.resourceUsage().maxRSS * 1024
  return { heap: heapUsed + external, resident: rss, mostResident, cpu: cpuNow() }
}

/** Milliseconds of the processor for a second. Nothing is asked meanwhile: to ask, and to collect garbage for it, would cost more. */
async function idle(seconds: number): Promise<number> {
  const before = cpuNow()
  await pause(seconds * 1000)
  return (cpuNow() - before) / seconds
}
