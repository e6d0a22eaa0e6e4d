import type { Growth } from './growth.ts'
import type { MemoryReport } from './memory.ts'
import type { OperationsReport } from './operations.ts'
import type { PeerReport } from './peer.ts'
import type { PlayReport } from './play.ts'
import type { CoresReport } from './search/cores.ts'
import type { SearchReport } from './search/measure.ts'
import type { PunctualReport } from './search/punctual.ts'
import type { SeriesReport } from './series.ts'
import type { GoalVerdict } from './verdict.ts'

export interface Machine {
  readonly date: string
  readonly node: string
  readonly processor: string
  readonly cores: number
  /** Of the last minute, before and after: how many wanted a core. Near 1 at the end: nobody disturbed. */
  readonly load: readonly [number, number]
}

/** Everything measured, as plain data. Rates are per second, costs in microseconds, sizes in bytes. */
export interface BenchReport {
  readonly game: 'first-class'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly play: readonly PlayReport[]
  readonly operations: OperationsReport
  readonly growth: readonly Growth[]
  readonly memory: MemoryReport
  readonly peer: PeerReport
  readonly series: readonly SeriesReport[]
  readonly search: SearchReport
  /** The largest tree of a search, in megabytes. */
  readonly tree: number
  readonly cores: CoresReport
  readonly punctual: PunctualReport
  readonly goals: readonly GoalVerdict[]
}
