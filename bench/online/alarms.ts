import { setTimeout as pause } from 'node:timers/promises'
import { all } from '@roundhouse/server/store/work'
import type { TestHouse } from '@roundhouse/server/testing/house'
import { replayKept } from '@roundhouse/server/upkeep/check-tables'
import type { JumpingClock } from './jumping-clock.ts'

/* The clocks of thousands of daily tables run out in a server of the benchmark. */

/** When the clock of a table was to run out, and how many milliseconds later that was written in its log. */
export interface Alarm {
  readonly id: string
  readonly due: number
  /** `null`: it was not. */
  readonly late: number | null
}

/** What lies in the log of a table. */
export interface ReplayedLog {
  readonly id: string
  /** The names of commands in it. */
  readonly commands: readonly string[]
}

/** Milliseconds before the first alarm to which the clock is set, and after the last until which all have rung. */
const BEFORE = 2000
const AFTER = 30_000

/** Alarms come as far apart as the tables were set up and played at: nothing else happens meanwhile. */
export async function ring({ store }: TestHouse, clock: JumpingClock): Promise<Alarm[]> {
  const waiting = await dueTables(store)
  const last = Math.max(...waiting.values())
  clock.jump(Math.min(...waiting.values()) - BEFORE - clock.now())
  while (clock.now() < last + AFTER && (await isWaiting(store, waiting))) await pause(500)
  const alarms: Alarm[] = []
  for (const [id, due] of waiting) {
    const entry = (await store.readTable(id))!.entries.find(({ event, at }) => event.kind === 'late' && at >= due)
    alarms.push({ id, due, late: entry === undefined ? null : entry.at - due })
  }
  return alarms
}

async function dueTables(store: TestHouse['store']): Promise<ReadonlyMap<string, number>> {
  const rows = await store.read(queries =>
    all(queries.selectFrom('game_table').select(['id', 'due']).where('due', 'is not', null)),
  )
  return new Map(rows.map(({ id, due }) => [id, due!]))
}

/** Has one of them the same clock still running? */
async function isWaiting(store: TestHouse['store'], before: ReadonlyMap<string, number>): Promise<boolean> {
  const now = await dueTables(store)
  return [...before].some(([id, due]) => now.get(id) === due)
}

/** The log of a table leads where it led. */
export async function replayed({ store }: TestHouse, id: string): Promise<ReplayedLog> {
  const kept = (await store.readTable(id))!
  await replayKept(kept)
  return { id, commands: kept.entries.flatMap(({ command }) => command ?? []) }
}
