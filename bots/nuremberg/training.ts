import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Subject } from '../training/spec.ts'
import { belief, COLUMNS, ROWS, shift, weightsBy } from './evaluation/scaled-weights.ts'
import { WEIGHTS } from './evaluation/weights.ts'
import { knowledgeBy, shipped } from './knowledge.ts'

/** What the things of Nuremberg are worth, tried out in play: positions between turns hardly tell who will win. */
export const schooling: Subject<State, View> = {
  game: 'nuremberg',
  rows: ROWS,
  columns: COLUMNS,
  belief,
  shipped,
  knowing: lessons => knowledgeBy(lessons === null ? WEIGHTS : weightsBy(lessons)),
  way: { by: 'trying', shift },
  usual: { games: 10_000, classSize: 40 },
}
