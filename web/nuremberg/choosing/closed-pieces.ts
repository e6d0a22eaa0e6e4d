import type { Reason } from '@roundhouse/kernel/game'
import { choiceIn, readMove, reasonOf } from '@roundhouse/kernel/move-kind'
import type { Reasons } from '@roundhouse/nuremberg/base/reasons'
import { type GameTable, moveKindOf } from '@roundhouse/nuremberg/base/table'
import { stateSeen } from '../model/rules.ts'
import type { Selection, TableModel } from '../model/table-model.ts'
import { pieceKey } from './targets.ts'
import { cargoesAt, whyQuestionOfPiece } from './why-questions.ts'

/** A piece that own track comes to and that cannot move, and why. */
export interface ClosedPiece {
  readonly piece: NonNullable<Selection['piece']>
  /** The move that somebody would want to make. */
  readonly question: string
  /** `null`: it could, if there were a space for it on an own train. */
  readonly reason: Reason | null
}

/** All that stands where own track goes, or beside it, and cannot be loaded now. */
export function closedPiecesOf(model: Pick<TableModel, 'rules' | 'view' | 'targets'>): ClosedPiece[] {
  const { view, targets } = model
  const { network } = view.players[view.toMove]!
  return [...new Set([...network.areas, ...network.beside])].flatMap(area =>
    cargoesAt(view, area)
      .filter(cargo => !targets.has(pieceKey(area, cargo)))
      .map(cargo => closedPiece(model, { area, cargo })),
  )
}

const NO_SPACE: readonly string[] = ['not-your-train', 'no-free-space']

function closedPiece({ rules, view }: Pick<TableModel, 'rules' | 'view'>, piece: ClosedPiece['piece']): ClosedPiece {
  const question = whyQuestionOfPiece({ rules, view }, piece)
  const move = readMove(rules.moveKinds, rules, question)!
  const table: GameTable = { rules, state: stateSeen(view), emit: undefined }
  const refused = moveKindOf(rules, move).refuse(table, choiceIn(move))
  const reason = refused === null ? null : reasonOf<GameTable, Reasons>(refused, table, choiceIn(move))
  return { piece, question, reason: reason === null || NO_SPACE.includes(reason.code) ? null : reason }
}
