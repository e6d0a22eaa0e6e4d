import { Bench, type BenchOptions } from 'tinybench'
import { cpuNow, median } from './clock.ts'

/** What one operation takes, in microseconds: of the processor's time, and by the clock. */
export interface Cost {
  readonly cpu: number
  readonly wall: number
}

const RUNS = 5
/** The warm-up takes as long as this many runs. */
const WARM = 3

/**
 * The cost of one of the operations that `work` does, in about this many seconds. A single one is too short for a clock,
 * so `work` has to do many. The mean of each run, so that the collection of garbage is in it; the median of the runs.
 */
export function costOf(operations: number, seconds: number, work: () => unknown): Cost {
  const each = (now: () => number) => (1000 * meanOf(now, seconds / 2, work)) / operations
  return { cpu: each(cpuNow), wall: each(() => performance.now()) }
}

function meanOf(now: () => number, seconds: number, work: () => unknown): number {
  const time = (1000 * seconds) / (RUNS + WARM)
  const options = { now, time, iterations: 3, warmupTime: WARM * time, warmupIterations: 10, throws: true }
  return median(Array.from({ length: RUNS }, (_, run) => meanOfRun({ ...options, warmup: run === 0 }, work)))
}

function meanOfRun(options: BenchOptions, work: () => unknown): number {
  const bench = new Bench(options).add('work', work)
  bench.runSync()
  const { result } = bench.tasks[0]!
  if (result.state !== 'completed') throw new Error(`A measurement was ${result.state}`)
  return result.latency.mean
}
