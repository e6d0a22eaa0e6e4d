import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { NetSpec } from '../../training/net/spec.ts'
import { evaluatorOf } from '../evaluation/evaluator.ts'
import { FEATURES, TABLES, type TrainedWeights } from '../evaluation/feature-weights.ts'
import { knowledgeBy, trained } from '../knowledge.ts'
import { positionReader } from './evaluation.ts'
import { shape } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

const evaluator = evaluatorOf(undefined, trained)

/** How strongly evidence is feared: games of bots that all fear it alike do not tell what it is good for. */
const FEARS = [0, 0.5, 1, 2]
const FEARED: readonly string[] = ['evidence', 'chance to stay free'] satisfies (typeof FEATURES)[number][]

const fearing = (times: number): TrainedWeights =>
  TABLES.map((_, table) => ({
    ...trained[table]!,
    weights: trained[table]!.weights.map(of =>
      of.map((weight, feature) => (FEARED.includes(FEATURES[feature]!) ? times * weight : weight)),
    ),
  }))

/** The net of First Class. */
export const netSpec: NetSpec<State, View> = {
  shape,
  shipped: netFile,
  players: FEARS.map(times => knowledgeBy(fearing(times))),
  knowledgeBy: net => knowledgeBy(trained, net),
  noise: 2,
  isShown: (state, last) => last === null || isAnotherDecision(state, last),
  oneIn: 3,
  show: (game, state, position) => positionReader(game as FirstClass, evaluator, state)(state, position),
  pointScale: 20,
}

/** Plans end where the decision passes on. */
const isAnotherDecision = (state: State, last: State): boolean =>
  state.toMove !== last.toMove ||
  state.phase !== last.phase ||
  state.turnsLeft !== last.turnsLeft ||
  state.round !== last.round
