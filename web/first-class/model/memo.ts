import { type Inputs, memoIn } from '../../table/memo/memo.tsx'
import { kindOfPlace, type PlaceKind } from '../choosing/targets.ts'
import { type TableModel, TableModelContext } from './table-model.ts'

/** A part of the table that is left alone until what it depends on changes; ways to act never grow old. */
export const memo = memoIn<TableModel>(TableModelContext, ({ voice }) => [voice])

/**
 * What a whole region depends on in which only these places are chosen: all but what is chosen elsewhere. Inside of it each
 * part says for itself what it depends on.
 */
export const regionAt = (
  { snapshot, view, targets, steps, canAsk, chosen }: TableModel,
  ...kinds: readonly PlaceKind[]
): Inputs => [
  snapshot,
  view,
  targets,
  steps,
  canAsk,
  chosen !== null && kinds.includes(kindOfPlace(chosen)) ? chosen : null,
]

/** What a part depends on that has places of these kinds: the snapshot while one is open, and which of them is chosen. */
export const choicesAt = ({ snapshot, targets, chosen }: TableModel, ...kinds: readonly PlaceKind[]): Inputs => [
  [...targets.keys()].some(place => kinds.includes(kindOfPlace(place))) ? snapshot : null,
  chosen !== null && kinds.includes(kindOfPlace(chosen)) ? chosen : null,
]
