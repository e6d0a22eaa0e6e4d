import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { PositionFeatures } from '../training/logit.ts'
import type { TrainingSpec } from '../training/spec.ts'
import { featureExtractor, newFeatures } from './evaluation/evaluation.ts'
import { evaluatorOf } from './evaluation/evaluator.ts'
import { UNTRAINED } from './evaluation/feature-weights.ts'
import { turnsLeft } from './evaluation/outlook.ts'
import {
  COLUMNS,
  featureWeightsFrom,
  placesAt,
  priorDeviations,
  priorFeatureWeightsAt,
  priorWeights,
  ROWS,
} from './evaluation/weight-table.ts'
import { knowledgeBy, shipped } from './knowledge.ts'
import { netSpec } from './net/training.ts'

const evaluator = evaluatorOf()
const features = newFeatures()

/** What the parts of a position say about who wins a game of First Class. */
export const training: TrainingSpec<State, View> = {
  game: 'first-class',
  rows: ROWS,
  columns: COLUMNS,
  priorWeights,
  shipped,
  knowledgeFor: weights => knowledgeBy(weights === null ? UNTRAINED : featureWeightsFrom(weights)),
  method: {
    by: 'regression',
    priorDeviations,
    positionsPerSample: 100,
    noise: 2,
    observe: (game, state) => (isBetweenTurns(state) ? positionAt(game, state) : null),
  },
  isTold: state => isBetweenTurns(state) || isBeforeScoring(state),
  net: netSpec,
  defaults: { games: 6000, batchSize: 750 },
}

const isBetweenTurns = ({ phase, acted, frame, waiting, onTurn, toMove }: State): boolean =>
  phase === 'turn' && !acted && frame === null && waiting.length === 0 && onTurn === toMove

/** The part of a seat in a scoring phase is still to come. */
const isBeforeScoring = ({ phase, frame, waiting }: State): boolean =>
  phase === 'scoring' && frame === null && waiting.length === 0

function positionAt(game: Game<State, View>, state: State): PositionFeatures {
  const { places, shares } = placesAt(state, turnsLeft(state, state.toMove))
  const values = state.players.map((_, seat) => {
    const numbers = numbersOf(game as FirstClass, state, seat)
    return shares.flatMap(share => numbers.map(number => share * number))
  })
  return { places, values }
}

/** What a seat can expect by the prior weights, and the features. */
function numbersOf({ rules }: FirstClass, state: State, seat: Seat): number[] {
  featureExtractor(rules, evaluator, state, seat)(state, features)
  const priorFeatureWeights = priorFeatureWeightsAt(state)
  const hoped = features.reduce(
    (sum, feature, i) => sum + priorFeatureWeights[i]! * feature,
    state.players[seat]!.points,
  )
  return [hoped, ...features]
}
