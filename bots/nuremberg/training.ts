import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { TrainingSpec } from '../training/spec.ts'
import { COLUMNS, priorWeights, ROWS, scaledWeights, shift } from './evaluation/scaled-weights.ts'
import { WEIGHTS } from './evaluation/weights.ts'
import { knowledgeBy, shipped } from './knowledge.ts'

/** What the things of Nuremberg are worth, by parameter search: positions between turns hardly tell who will win. */
export const training: TrainingSpec<State, View> = {
  game: 'nuremberg',
  rows: ROWS,
  columns: COLUMNS,
  priorWeights,
  shipped,
  knowledgeFor: scales => knowledgeBy(scales === null ? WEIGHTS : scaledWeights(scales)),
  method: { by: 'spsa', shift },
  defaults: { games: 10_000, batchSize: 40 },
}
