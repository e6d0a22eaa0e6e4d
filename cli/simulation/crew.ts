import { Worker } from 'node:worker_threads'
import { addTallies, newTally, type Tally } from '@roundhouse/bots/tally'
import type { Counted, Job, Slice } from './job.ts'

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
  let done = 0
  const onCounted = ({ count }: Counted): void => onDone((done += count))
  try {
    const tallies = await Promise.all(threads.map(thread => work(thread, slices, onCounted)))
    return tallies.reduce(addTallies, newTally())
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}

const startThread = (job: Job): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: job })

/** One thread takes slice after slice until none is left. */
function work(thread: Worker, slices: Slice[], onCounted: (counted: Counted) => void): Promise<Tally> {
  let tally = newTally()
  return new Promise((resolve, reject) => {
    const takeNext = (): void => {
      const slice = slices.shift()
      if (slice === undefined) resolve(tally)
      else thread.postMessage(slice)
    }
    thread.on('error', reject)
    thread.on('message', (counted: Counted) => {
      tally = addTallies(tally, counted.tally)
      onCounted(counted)
      takeNext()
    })
    takeNext()
  })
}
