import { shareOut } from '@roundhouse/bots/play/threads/share-out'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import { addTallies, newTally, type Tally } from '@roundhouse/bots/stats/stats'
import { programOf } from '../threads/program.ts'
import type { Job, Slice } from './job.ts'

const SLICES_EACH = 16
const MOST_IN_SLICE = 250

/** Cuts a series into parts that many threads can take turns with. Results do not depend on where it is cut. */
export function slicesOf(games: number, workers: number): Slice[] {
  const count = Math.min(MOST_IN_SLICE, Math.max(1, Math.ceil(games / (workers * SLICES_EACH))))
  return Array.from({ length: Math.ceil(games / count) }, (_, i) => ({
    from: i * count,
    count: Math.min(count, games - i * count),
  }))
}

/** Simulates a series with as many threads as are given, and tells how many games are done. */
export async function simulateInThreads(job: Job, workers: number, onDone: (games: number) => void): Promise<Tally> {
  const slices = slicesOf(job.games, workers)
  const threads = Array.from({ length: Math.min(workers, slices.length) }, () => startThread(job))
  let sum = newTally()
  try {
    await shareOut(threads, slices, tally => {
      sum = addTallies(sum, tally)
      onDone(sum.games)
    })
    return sum
  } finally {
    await Promise.all(threads.map(thread => thread.end()))
  }
}

const startThread = (job: Job): Thread<Slice, Tally> =>
  new Thread(programOf(new URL('./worker.ts', import.meta.url)), job)
