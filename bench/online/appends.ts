import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Append, Store } from '@roundhouse/server/store/store'
import type { TableSetup } from '@roundhouse/wire/setup'
import { cpuNow, median } from '../clock.ts'

/** How fast moves are kept when so many tables play at once, each with its next move as soon as the last is answered. */
export interface AppendPace {
  readonly tables: number
  /** Entries that lay in the store before. */
  readonly entries: number
  readonly movesPerSecond: number
  /** From asking to the answer, in milliseconds. */
  readonly answer: { readonly p50: number; readonly p99: number }
  /** The processor's time for a move, in milliseconds. */
  readonly cpu: number
  /** What it costs to write a page to the same disk and flush it, in milliseconds, just before and after. */
  readonly flush: number
}

/** One alone, then more and more, and at last a few again, when the store is full of what the others have played. */
const TABLES = [1, 10, 100, 1000, 10]

/** In about this many seconds in all. The folder is where the store lies: the bare flush must cost the same there. */
export async function measureAppends(store: Store, folder: string, seconds: number): Promise<AppendPace[]> {
  const host = await store.newPerson('Bench', `bench ${performance.now()}`, 0)
  const paces: AppendPace[] = []
  let entries = 0
  for (const [place, tables] of TABLES.entries()) {
    const ids = Array.from({ length: tables }, (_, table) => `bench-${host.number}-${place}-${table}`)
    await Promise.all(ids.map(id => store.newTable(tableOf(id, host.number), indexOf(host.number))))
    const before = bareFlush(folder)
    const { times, wall, cpu } = await playAll(store, ids, host.number, (seconds / TABLES.length) * 1000)
    const flush = median([...before, ...bareFlush(folder)])
    const sorted = times.sort((a, b) => a - b)
    const answer = { p50: sorted[Math.floor(sorted.length * 0.5)]!, p99: sorted[Math.floor(sorted.length * 0.99)]! }
    paces.push({
      tables,
      entries,
      movesPerSecond: (times.length / wall) * 1000,
      answer,
      cpu: cpu / times.length,
      flush,
    })
    entries += times.length
  }
  return paces
}

/** All tables side by side for so many milliseconds. */
async function playAll(store: Store, ids: readonly string[], person: number, milliseconds: number) {
  const [start, cpu] = [performance.now(), cpuNow()]
  const times: number[] = []
  const playAt = async (table: string): Promise<void> => {
    for (let seq = 0; seq === 0 || performance.now() - start < milliseconds; seq++) {
      const asked = performance.now()
      if ((await store.append(moveAt(table, seq, person))) !== 'kept') throw new Error(`a move at ${table} was lost`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(ids.map(playAt))
  return { times, wall: performance.now() - start, cpu: cpuNow() - cpu }
}

const FLUSHES = 50

/** What the disk itself takes, of a page each time. */
export function bareFlush(folder: string): number[] {
  const path = join(folder, 'bare-flush')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  const times = Array.from({ length: FLUSHES }, () => {
    const start = performance.now()
    writeSync(file, page)
    fsyncSync(file)
    return performance.now() - start
  })
  closeSync(file)
  rmSync(path)
  return times
}

/** A move of a live game: whose turn it is and when the clock runs out change with it. */
const moveAt = (table: string, after: number, person: number): Append => ({
  ...{ table, after },
  entries: [
    {
      ...{
        seq: after + 1,
        at: after,
        by: person,
        command: `command-${after}`,
        hash: after % 4 === 0 ? 'a1b2c3d4' : null,
      },
      event: { kind: 'move', seat: after % 4, text: 'take 3 from row 2' },
    },
  ],
  index: { ...indexOf(person), toMove: after % 4, due: 1_000_000 + after },
})

const indexOf = (person: number): Append['index'] => ({
  ...{ stage: 'playing', toMove: 0, due: null },
  people: [person, null, null, null],
})

const SETUP: TableSetup = {
  ...{ game: 'first-class', rules: 1, options: [], pace: 'live', bank: { live: 20, daily: 3 }, isElastic: true },
  ...{ hours: null, canAskUndo: true, standIn: 'casual', watch: 'link', delay: 0 },
  chairs: Array.from({ length: 4 }, () => ({ is: 'person', keptFor: null })),
}

const tableOf = (id: string, host: number) => ({
  ...{ id, host, setup: SETUP, keyHash: 'k'.repeat(64), created: 0 },
  secrets: { shares: Array.from({ length: 5 }, () => 's'.repeat(64)), commitment: '', seed: null, plans: [] },
})
