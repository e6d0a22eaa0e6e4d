import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Knowledge } from '../thinker.ts'
import type { Position } from './logit.ts'

/** What there is to be learned about a game: a table of weights that says what the numbers of a position are good for. */
export interface Subject<State extends Dice = Dice, View = unknown> {
  /** The name of the game. */
  readonly game: string
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** What is believed of each weight before anything is learned, row by row. */
  readonly belief: readonly number[]
  /** By how much each is likely to be wrong. */
  readonly doubt: readonly number[]
  /** So many positions say together about as much as one alone would: in a game one comes from the other. */
  readonly alike: number
  /** By so many points whoever learns may misjudge a plan: so that there is something to compare. */
  readonly slip: number
  /** What is shipped. */
  readonly shipped: readonly number[]
  /** What bots know who go by these weights, or by what was written by hand. */
  knowing(weights: readonly number[] | null): Knowledge<State, View>
  /** What the seats can be seen by here; `null`: nothing is to be learned from this position. */
  observe(game: Game<State, View>, state: State): Position | null
}
