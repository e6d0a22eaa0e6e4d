import { addStats, newStats, type Stats } from '@roundhouse/bots/stats/stats'
import { withThreads } from '../threads/pool.ts'
import type { Job, Slice } from './job.ts'

const SLICES_EACH = 16
const MOST_IN_SLICE = 250

/** Cuts a series into parts that many threads can take turns with. Results do not depend on where it is cut. */
export function slicesOf(games: number, threads: number): Slice[] {
  const count = Math.min(MOST_IN_SLICE, Math.max(1, Math.ceil(games / (threads * SLICES_EACH))))
  return Array.from({ length: Math.ceil(games / count) }, (_, i) => ({
    from: i * count,
    count: Math.min(count, games - i * count),
  }))
}

/** Simulates a series with as many threads as are given, and tells how many games are done. */
export async function simulateInThreads(job: Job, threads: number, onDone: (games: number) => void): Promise<Stats> {
  const slices = slicesOf(job.games, threads)
  let sum: Stats = newStats({})
  await withThreads<Slice, Stats>(WORKER, job, Math.min(threads, slices.length), share =>
    share(slices, stats => {
      sum = addStats(sum, stats)
      onDone(sum.games)
    }),
  )
  return sum
}

const WORKER = new URL('./worker.ts', import.meta.url)
