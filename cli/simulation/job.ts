import type { Seed } from '@roundhouse/kernel/dice'

/** A series of games to be simulated. It is plain data: threads are told it. */
export interface Job {
  /** The name of the game. */
  readonly game: string
  /** Of the game's own kind. */
  readonly options: unknown
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: Seed
  readonly games: number
}

/** A part of a series: games number `from` to `from + count - 1`. */
export interface Slice {
  readonly from: number
  readonly count: number
}
