import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Knowledge } from '../play/knowledge.ts'
import type { PositionFeatures } from './logit.ts'
import type { NetSpec } from './net/spec.ts'

/** What can be trained for a game: a table of weights that bots go by. */
export interface TrainingSpec<State extends Dice = Dice, View = unknown> {
  /** The name of the game. */
  readonly game: string
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** The weights before any training, row by row. */
  readonly priorWeights: readonly number[]
  /** What is shipped. */
  readonly shipped: readonly number[]
  /** What bots know who go by these weights; `null`: by those written by hand. */
  knowledgeFor(weights: readonly number[] | null): Knowledge<State, View>
  readonly method: RegressionSpec<State, View> | SpsaSpec
  /** Is this a position for which chances are calibrated? `last`: the one before it in the same game. */
  isTold(state: State, last: State | null): boolean
  /** How a value net is trained; not given: the game has none. */
  readonly net?: NetSpec<State, View>
  /** Games, and games in a batch, by default. */
  readonly defaults: { readonly games: number; readonly batchSize: number }
}

/** By regression: what the features of a position have to do with who won. */
export interface RegressionSpec<State extends Dice = Dice, View = unknown> {
  readonly by: 'regression'
  /** How far off each prior weight may be. */
  readonly priorDeviations: readonly number[]
  /** This many positions say together about as much as one alone would: in a game one comes from the other. */
  readonly positionsPerSample: number
  /** Evaluation noise of self-play, in points: so that there is something to compare. */
  readonly noise: number
  /** The features of the seats; `null`: this position is left out. */
  observe(game: Game<State, View>, state: State): PositionFeatures | null
}

/** By parameter search (SPSA): weights that are shifted, each up or down, play against those shifted the other way. */
export interface SpsaSpec {
  readonly by: 'spsa'
  /** By so much each weight is shifted. */
  readonly shift: readonly number[]
}
