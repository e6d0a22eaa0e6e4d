import type { State } from '@roundhouse/first-class/base/state'

/**
 * The features a position is evaluated by. The first are worths in points, as the weights say; the others are mere
 * counts and chances, which mean nothing until they are trained.
 */
export const FEATURES = [
  'upper train',
  'lower train',
  'mail cars',
  'tiles',
  'coins in column 1',
  'coins in column 2',
  'coins in column 3',
  'start-player tile',
  'route',
  'guests',
  'middle cards',
  'contracts',
  'Game End cards',
  'frames that wait',
  'evidence',
  'cards reached',
  'cars',
  'cars of 4 and more',
  'cities',
  'Game End cards owned',
  'coins',
  'chance to stay free',
] as const

/** This many of them are worths. */
export const WORTHS = FEATURES.indexOf('cards reached')

/** Own turns in a game. */
export const MOST_TURNS = 18

/** What is made of the features, by own turns left. */
export interface FeatureWeights {
  /** The weight of each feature. */
  readonly weights: readonly (readonly number[])[]
  /** A lead of this many points more at the end makes a win about three times as likely. */
  readonly leadThatCounts: readonly number[]
}

/** Tables that have weights of their own: who is arrested cannot win, and of two it is mostly one (FC-C.8). */
export const TABLES = ['without module C', 'module C with 2 players', 'module C with more players'] as const

export const tableOf = ({ slices, players }: State): number =>
  slices.murder === undefined ? 0 : players.length === 2 ? 1 : 2

/** The weights for each of the tables. */
export type TrainedWeights = readonly FeatureWeights[]

export const featureWeightsAt = (trained: TrainedWeights, state: State): FeatureWeights => trained[tableOf(state)]!

export const byTurns = <T>(of: (turns: number) => T): T[] =>
  Array.from({ length: MOST_TURNS + 1 }, (_, turns) => of(turns))

export const HAND_WRITTEN: FeatureWeights = {
  weights: byTurns(() => FEATURES.map((_, feature) => (feature < WORTHS ? 1 : 0))),
  leadThatCounts: byTurns(turns => 5 + 1.2 * turns),
}

/** Worths as they are, and nothing for the rest. */
export const UNTRAINED: TrainedWeights = TABLES.map(() => HAND_WRITTEN)

/** What the features come to. */
export function weightedSum({ weights }: FeatureWeights, turnsLeft: number, features: Float64Array): number {
  const of = weights[turnsLeft]!
  let worth = 0
  for (let feature = 0; feature < features.length; feature++) worth += of[feature]! * features[feature]!
  return worth
}
