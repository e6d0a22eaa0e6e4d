import { setTimeout as pause } from 'node:timers/promises'
import { all } from '@roundhouse/server/store/work'
import { DAY } from '@roundhouse/server/table/calendar'
import type { Entry } from '@roundhouse/server/table/entry'
import type { TestHouse } from '@roundhouse/server/testing/house'
import { replayKept } from '@roundhouse/server/upkeep/check-tables'
import type { JumpingClock } from './jumping-clock.ts'

/* The clocks of thousands of daily tables run out in a server of the benchmark. */

/** When the clock of a table was to run out, and how many milliseconds after its time that was written in its log. */
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

/** Milliseconds before the first alarm to which the clock is set, and after the last one until no more is waited for. */
const BEFORE = 2000
const AFTER = 120_000

/**
 * Alarms come as far apart as the tables were set up and played at: nothing else happens meanwhile. A server that stood still gives
 * every table that time back, and its alarm comes so much later.
 */
export async function ring({ store }: TestHouse, clock: JumpingClock): Promise<Alarm[]> {
  const waiting = await dueTables(store)
  const last = Math.max(...waiting.values())
  const jumped = Math.min(...waiting.values()) - BEFORE
  clock.jump(jumped - clock.now())
  // A player whose clock has run out makes way for the next, who has days.
  const countWaiting = async () =>
    [...(await dueTables(store))].filter(([id, due]) => waiting.has(id) && due < last + DAY / 2).length
  for (let left = waiting.size, end = last; left > 0 && clock.now() < end + AFTER; await pause(500)) {
    const now = await countWaiting()
    if (now < left) end = Math.max(last, clock.now())
    left = now
  }
  const alarms: Alarm[] = []
  for (const [id, due] of waiting) {
    const since = (await store.readTable(id))!.entries.filter(({ at }) => at >= jumped)
    alarms.push({ id, due, late: latenessOf(since, due) })
  }
  return alarms
}

/** How late a clock ran out: time that was given back did not run. `null`: it has not run out. */
function latenessOf(since: readonly Entry[], due: number): number | null {
  const end = since.findIndex(({ event }) => event.kind === 'late')
  if (end < 0) return null
  const given = since.slice(0, end).reduce((sum, { event }) => sum + (event.kind === 'go' ? event.given : 0), 0)
  return since[end]!.at - due - given
}

async function dueTables(store: TestHouse['store']): Promise<ReadonlyMap<string, number>> {
  const rows = await store.read(queries =>
    all(queries.selectFrom('game_table').select(['id', 'due']).where('due', 'is not', null)),
  )
  return new Map(rows.map(({ id, due }) => [id, due!]))
}

/** The log of a table leads where it led. */
export async function replayed({ store }: TestHouse, id: string): Promise<ReplayedLog> {
  const kept = (await store.readTable(id))!
  await replayKept(kept)
  return { id, commands: kept.entries.flatMap(({ command }) => command ?? []) }
}
