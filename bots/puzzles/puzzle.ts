/** From easy to hard. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** One turn, as much of it as can be foreseen, and which part of the win can be expected of it. */
interface PuzzlePlan {
  /** Move by move, as records write them. */
  readonly moves: readonly string[]
  readonly value: number
}

/** A position in which one turn is clearly best, as far as the one who decides can know. */
export interface Puzzle {
  /** Of all puzzles of a game no two have the same. */
  readonly id: string
  /** What the best turn is about, the most telling first. */
  readonly themes: readonly string[]
  readonly difficulty: Difficulty
  /** The best one first, which is the answer; then all others that an expert would think of, by what they bring. */
  readonly plans: readonly PuzzlePlan[]
  /**
   * Line by line as in `docs/positions.md`. What the one who decides cannot see lies there as it might: it was redealt,
   * so nothing of the game it comes from is told.
   */
  readonly position: readonly string[]
}

/** The puzzles of a game, the easiest first, and how they were made. */
export interface PuzzleFile {
  readonly game: string
  readonly made: {
    readonly seed: string
    readonly simulations: number
    /** The checksum of the value net that judged them; the evaluation without it agreed. */
    readonly net: number
    /** This many games have been looked through. */
    readonly games: number
  }
  readonly puzzles: readonly Puzzle[]
}
