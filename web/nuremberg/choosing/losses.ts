import { readMove } from '@roundhouse/kernel/move-kind'
import { type Forfeit, forfeits } from '@roundhouse/nuremberg/forfeits'
import type { Selection, TableModel } from '../model/table-model.ts'

/** Moves that may lose something. */
export type LeavingMove = NonNullable<Selection['leaving']>

/** What would be lost by a move. */
export const lossesOf = ({ rules, view }: Pick<TableModel, 'rules' | 'view'>, move: LeavingMove): readonly Forfeit[] =>
  forfeits(rules, view, readMove(rules.moveKinds, rules, move)!)
