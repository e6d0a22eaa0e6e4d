import { hostname } from 'node:os'
import { Refusal } from '@roundhouse/kernel/game'
import { type Selectable, sql } from 'kysely'
import type { Database } from './database.ts'
import type { StoreSchema } from './schema.ts'
import { all, first, type Work } from './work.ts'

/* Who has the store, and since when nobody has: a row that the server writes anew every few seconds. */

/** A server that was silent for this long is gone. */
const SILENCE = 15_000

export const writeBeat = (at: number): Work<void> =>
  function* (queries) {
    const beat = { process: process.pid, at, is_running: 1 }
    // Whoever was there before is not there any more, or we had been refused.
    yield* all(queries.deleteFrom('beat').where('node', '<>', hostname()))
    yield* all(
      queries
        .insertInto('beat')
        .values({ node: hostname(), ...beat })
        .onConflict(conflict => conflict.column('node').doUpdateSet(beat)),
    )
  }

const newestBeat: Work<Selectable<StoreSchema['beat']> | undefined> = queries =>
  first(queries.selectFrom('beat').selectAll().orderBy('at', 'desc').limit(1))

export const lastBeat: Work<number | null> = function* (queries) {
  return (yield* newestBeat(queries))?.at ?? null
}

/** The next server need not wait, on whichever machine it runs. */
export const endBeat: Work<void> = function* (queries) {
  const own = queries.updateTable('beat').where('node', '=', hostname()).where('process', '=', process.pid)
  yield* all(own.set({ is_running: 0 }))
}

/* With several nodes on one store each has a row of its own. */

/** Rows of nodes that are gone for longer than this tell nothing any more. */
const LONG_AGO = 24 * 3_600_000

export const writeNodeBeat = (node: string, at: number): Work<void> =>
  function* (queries) {
    const beat = { process: process.pid, at, is_running: 1 }
    const values = { node, ...beat }
    yield* all(
      queries
        .insertInto('beat')
        .values(values)
        .onConflict(conflict => conflict.column('node').doUpdateSet(beat)),
    )
    yield* all(queries.deleteFrom('beat').where('at', '<', at - LONG_AGO))
  }

/** The last sign of life of all; `null`: there is none, or another node is there now, by the clock of the database. */
export const lastNodeBeat = (node: string): Work<number | null> =>
  function* (queries) {
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    const others = queries.selectFrom('beat').select('node').where('node', '<>', node).where('is_running', '=', 1)
    const other = yield* first(others.where(sql<number>`abs(at - ${now})`, '<', SILENCE).limit(1))
    return other === undefined ? yield* lastBeat(queries) : null
  }

export const endNodeBeat = (node: string): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('beat').set({ is_running: 0 }).where('node', '=', node))
  }

/** Nobody has this store. */
export const endAnyBeat: Work<void> = function* (queries) {
  yield* all(queries.updateTable('beat').set({ is_running: 0 }))
}

/** Refuses a store that a server on another machine has. One on this machine would have the lock. */
export function refuseOtherMachine(database: Database, now: number): void {
  const isNew = database.prepare(`select 1 from sqlite_schema where name = 'beat'`).get() === undefined
  const beat = isNew ? undefined : database.run(newestBeat)
  if (beat === undefined || beat.is_running === 0 || beat.node === hostname()) return
  // A clock that was set back must not make it last for an hour.
  if (Math.abs(now - beat.at) < SILENCE)
    throw new Refusal(
      `${ownerOf(database).words} uses this folder. Stop it first, or choose another folder with --data. If it has crashed, ` +
        `wait ${SILENCE / 1000} seconds.`,
      'hosting.other-machine',
      { machine: beat.node, seconds: SILENCE / 1000 },
    )
}

/** Who has the store: in English, and the number of its process, or `none`. */
export interface StoreOwner {
  readonly words: string
  readonly process: string
}

export function ownerOf(database: Database): StoreOwner {
  const beat = database.run(newestBeat)
  if (beat === undefined) return { words: 'Another server', process: 'none' }
  const place = beat.node === hostname() ? '' : ` on ${beat.node}`
  return { words: `Another server (process ${beat.process}${place})`, process: String(beat.process) }
}
