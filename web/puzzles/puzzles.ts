import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'

/** The puzzles of a game. */
export interface WebPuzzles {
  /** The easiest first. */
  readonly list: readonly Puzzle[]
  /** A worker in which they are played: it calls `servePuzzles`. */
  readonly newRoom: () => Worker
}
