import type { SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import type { SearchRequest } from '@roundhouse/bots/play/parallel/request'
import { type SearchThread, searchWorkerIn } from '@roundhouse/bots/play/threads/search-thread'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import { median } from '../clock.ts'
import type { Times } from '../peer.ts'
import { questionAt } from './asking.ts'
import type { SearchPosition } from './decisions.ts'
import { newSpinner, type Spinner, spunBy } from './spinning.ts'

/** Tries in a second by the clock, in one thread and in two. */
export interface CoresReport {
  readonly one: number
  readonly two: number
  readonly times: Times
  /** The same for plain arithmetic, which needs no memory. */
  readonly machine: Times
}

const ROUNDS = 15
/** Each round has five parts: each thread alone and both together, searching; one and both, counting. */
const PARTS = 5

/** One thread and two take turns, so that a busy minute of the machine hits both. */
export async function measureCores(file: string, decision: SearchPosition, seconds: number): Promise<CoresReport> {
  const threads = [1, 2].map((): SearchThread => new Thread({ file }))
  const spinners = [1, 2].map(newSpinner)
  const workers = threads.map(searchWorkerIn)
  const milliseconds = (1000 * seconds) / (PARTS * (ROUNDS + 1))
  try {
    await roundOf(workers, spinners, decision, milliseconds, 0)
    const rounds: Round[] = []
    for (let round = 1; round <= ROUNDS; round++)
      rounds.push(await roundOf(workers, spinners, decision, milliseconds, round))
    return reportOf(rounds)
  } finally {
    await Promise.all([...threads, ...spinners].map(thread => thread.end()))
  }
}

/** In a second: simulations, and turns of arithmetic. */
interface Round {
  readonly one: number
  readonly two: number
  readonly spunByOne: number
  readonly spunByTwo: number
}

async function roundOf(
  workers: readonly SearchWorker[],
  spinners: readonly Spinner[],
  decision: SearchPosition,
  milliseconds: number,
  round: number,
): Promise<Round> {
  // Some dice make costlier trees than others: alone and together, each thread has the same.
  const questions = workers.map((_, n) => questionAt(decision, milliseconds, 2 * round + n))
  const alone: number[] = []
  for (const [n, worker] of workers.entries()) alone.push(await simulationsOf([worker], [questions[n]!]))
  return {
    one: alone.reduce((sum, simulations) => sum + simulations, 0) / alone.length,
    two: await simulationsOf(workers, questions),
    spunByOne: await spunBy(spinners.slice(1), milliseconds),
    spunByTwo: await spunBy(spinners, milliseconds),
  }
}

const reportOf = (rounds: readonly Round[]): CoresReport => ({
  one: median(rounds.map(({ one }) => one)),
  two: median(rounds.map(({ two }) => two)),
  times: timesOf(rounds.map(({ one, two }) => two / one)),
  machine: timesOf(rounds.map(({ spunByOne, spunByTwo }) => spunByTwo / spunByOne)),
})

const timesOf = (times: readonly number[]): Times => ({
  median: median(times),
  least: Math.min(...times),
  most: Math.max(...times),
})

/** Tries in a second of all advisers together. */
async function simulationsOf(workers: readonly SearchWorker[], questions: readonly SearchRequest[]): Promise<number> {
  const began = performance.now()
  const thoughts = await Promise.all(workers.map((worker, n) => worker.search(n, questions[n]!)))
  const simulations = thoughts.flat().reduce((sum, { visits }) => sum + visits, 0)
  return (1000 * simulations) / (performance.now() - began)
}
