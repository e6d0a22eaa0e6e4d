import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { TrainingSpec } from '../training/spec.ts'
import { COLUMNS, priorWeights, ROWS, scaledWeights, shift } from './evaluation/scaled-weights.ts'
import { WEIGHTS } from './evaluation/weights.ts'
import { knowledgeBy, shipped } from './knowledge.ts'
import { netSpec } from './net/training.ts'

/** Where all act in turn, this many actions are taken before it is worth another look. */
const ACTIONS: Readonly<Record<State['phase'], number>> = { auction: 4, track: 1, trains: 6, takeovers: 1, over: 1 }

const isFurther = (state: State, { turn, phase, place }: State): boolean =>
  state.turn !== turn || state.phase !== phase || Math.abs(state.place - place) >= ACTIONS[phase]

/** What the things of Nuremberg are worth, by parameter search: positions between turns hardly tell who will win. */
export const training: TrainingSpec<State, View> = {
  game: 'nuremberg',
  rows: ROWS,
  columns: COLUMNS,
  priorWeights,
  shipped,
  knowledgeFor: scales => knowledgeBy(scales === null ? WEIGHTS : scaledWeights(scales)),
  method: { by: 'spsa', shift },
  isTold: (state, last) => last === null || isFurther(state, last),
  net: netSpec,
  defaults: { games: 10_000, batchSize: 40 },
}
