import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { Bot } from '../bot.ts'

/** What a position shows to one seat: numbers, of which most are 0 and are left out, and what it counts up to now. */
export interface Row {
  readonly seat: Seat
  readonly places: readonly number[]
  readonly values: readonly number[]
  /** What is certain already: only what comes on top of it is to be learned. */
  readonly certain: number
}

/** What there is to be learned about a game: what the numbers of a position say about its end. */
export interface Subject<State extends Dice = Dice> {
  /** Numbers in a row. */
  readonly size: number
  /** What is believed of each before anything is learned. */
  readonly belief: readonly number[]
  /** The game that is played as the n-th. */
  open(n: number): Game<State>
  /** Plays by these weights, but tries what looks nearly as good, so that there is something to compare. */
  pupil(weights: readonly number[]): Bot<State>
  /** What the seats see here; nothing where there is nothing to be learned. */
  observe(game: Game<State>, state: State): readonly Row[]
  /** What it came to for a seat in the end. */
  outcome(game: Game<State>, state: State, seat: Seat): number
}
