import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Knowledge } from '../play/knowledge.ts'
import type { Position } from './logit.ts'

/** What there is to be learned about a game: a table of weights that bots go by. */
export interface TrainingSpec<State extends Dice = Dice, View = unknown> {
  /** The name of the game. */
  readonly game: string
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** What is believed of each weight before anything is learned, row by row. */
  readonly priorWeights: readonly number[]
  /** What is shipped. */
  readonly shipped: readonly number[]
  /** What bots know who go by these weights, or by what was written by hand. */
  knowledgeFor(weights: readonly number[] | null): Knowledge<State, View>
  readonly method: RegressionSpec<State, View> | SpsaSpec
  /** So many games, and so many in a class, where nobody says otherwise. */
  readonly defaults: { readonly games: number; readonly batchSize: number }
}

/** Learned by looking: what the numbers of a position have to do with who won. */
export interface RegressionSpec<State extends Dice = Dice, View = unknown> {
  readonly by: 'regression'
  /** By how much each weight is likely to be wrong. */
  readonly priorDeviations: readonly number[]
  /** So many positions say together about as much as one alone would: in a game one comes from the other. */
  readonly positionsPerSample: number
  /** By so many points whoever learns may misjudge a plan: so that there is something to compare. */
  readonly noise: number
  /** What the seats can be seen by here; `null`: nothing is to be learned from this position. */
  observe(game: Game<State, View>, state: State): Position | null
}

/** Learned by trying: weights that are shifted, each up or down, play against those that are shifted the other way. */
export interface SpsaSpec {
  readonly by: 'spsa'
  /** By so much each weight is shifted. */
  readonly shift: readonly number[]
}
