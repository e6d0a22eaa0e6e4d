import type { Seat } from '@roundhouse/kernel/game'
import type { Advice } from './advice.ts'

/** How things stood after a turn. */
export interface Moment {
  /** So many moves had been played. */
  readonly at: number
  /** Who had just moved; `null`: the game had only begun. */
  readonly seat: Seat | null
  /** The part of the win each seat could expect: together 1. */
  readonly shares: readonly number[]
}

/** A decision that cost much of the win. */
export interface TurningPoint {
  /** So many moves had been played before it. */
  readonly at: number
  readonly seat: Seat
  /** What the seat gave away, as a part of the win, as far as it could know then. */
  readonly lost: number
  /** What everyone could expect before and after the turn it belongs to. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly played: readonly string[]
  /** What the seat could have known to be better. */
  readonly better: Advice | null
}

export interface Analysis {
  /** After the deal and after every turn; the last one is the result, if the game is over. */
  readonly moments: readonly Moment[]
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
}

/** How far an analysis has come: so many of all its steps are done. */
export interface Progress {
  readonly done: number
  readonly all: number
}
