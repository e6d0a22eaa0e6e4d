import type { Dice } from '@roundhouse/kernel/dice'
import type { Result, Seat, Viewer } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import type { Pace, TableSetup } from './setup.ts'

/*
 * All that one viewer is told of a table elsewhere, apart from the story: plain data, and nothing in it depends on what
 * this viewer may not know. News are differences between two of these.
 */

/** How far a table is: people sit down, numbers are shown for the deal, it is played, it is over, or it never will be. */
export type TableStage = 'seating' | 'dealing' | 'playing' | 'over' | 'called-off'

/** Who sits in a chair. */
export interface OnlineChair {
  readonly is: 'person' | 'bot' | 'free'
  /** Of a free chair: whom it is kept for, or empty. */
  readonly name: string
  /** The level of a bot, or of the bot that plays for a person; `null`: a person plays. */
  readonly level: string | null
  /** A bot plays for this person until they return. */
  readonly hasStandIn: boolean
  readonly isReady: boolean
  /** The person has given up the chair for good. */
  readonly hasLeft: boolean
}

/** The clocks of all seats. Times are milliseconds; nothing ticks: what is left now is `left` less what has run since. */
export interface ClockFace {
  readonly pace: Pace
  /** What each seat had left when it last changed; `null`: there is no clock. */
  readonly left: readonly (number | null)[]
  /** Whose clock runs, and since when in the server's time; the first moments of a decision are free. */
  readonly running: { readonly seat: Seat; readonly since: number; readonly free: number } | null
  readonly isPaused: boolean
}

/** Something that the others are asked for. */
export type Question =
  | { readonly is: 'undo'; readonly to: number }
  | { readonly is: 'pause' }
  | { readonly is: 'resume' }
  | { readonly is: 'pace'; readonly pace: Pace }
  | { readonly is: 'stand-in'; readonly seat: Seat }
  | { readonly is: 'call-off' }

export interface OpenQuestion {
  readonly by: Seat
  readonly what: Question
  /** Who has agreed so far, and who is still to answer. */
  readonly agreed: readonly Seat[]
  readonly open: readonly Seat[]
  /** In the server's time; `null`: until somebody moves. */
  readonly until: number | null
}

/** What is known of how the deal was made (`deal.ts`). The house comes first, then every seat; `null`: none yet, or a bot. */
export interface DealProof {
  readonly commitments: readonly (string | null)[]
  /** Which seats have shown their share to the house. What they showed is told after the end alone. */
  readonly shown: readonly boolean[]
  /** After the end: every share. */
  readonly shares: readonly (string | null)[] | null
}

/** The game as one viewer knows it. */
export interface SampledMatch {
  /**
   * A whole state of the game in which what this viewer cannot see is dealt with dice that everybody knows: it holds no
   * secret, and answers whatever may be asked of the game.
   */
  readonly state: Dice
  /** How many moves were played. */
  readonly played: number
  /** How long this viewer's story is, and how long it was when their last turn ended. */
  readonly heard: number
  readonly newsFrom: number
  readonly undo: { readonly step: boolean; readonly turn: boolean; readonly barrier: Barrier }
  /** The moves this seat has planned for when it has the move. */
  readonly plan: readonly string[]
  readonly result: Result | null
}

export interface OnlineSnapshot {
  readonly stage: TableStage
  readonly setup: TableSetup
  readonly viewer: Viewer
  readonly isHost: boolean
  readonly chairs: readonly OnlineChair[]
  readonly clock: ClockFace
  readonly question: OpenQuestion | null
  readonly deal: DealProof
  readonly match: SampledMatch | null
  /** Of a game that is over: all of it. */
  readonly record: string | null
  /** The table cannot be played on for now, and why, as a key; nothing of it is lost. */
  readonly held: string | null
}
