import type { Move } from '@roundhouse/kernel/game'
import * as kernel from '@roundhouse/kernel/move-kind'
import type { Choice, ChoiceTo } from './choice.ts'
import type { Reasons } from './reasons.ts'
import type { Rules, Table } from './table.ts'

export { argOf, moveOf, noWords, readNumber, reasonOf } from '@roundhouse/kernel/move-kind'

/**
 * One kind of move of First Class; `Kind of move<'up'>` is one that is described so. The kinds of move of the base game are numbered up
 * to 31, the modules' from 32 on.
 */
export type MoveKind<Do extends Choice['do'] = Choice['do']> = kernel.MoveKind<Rules, Table, ChoiceTo<Do>, Reasons>
export type Objection = kernel.Objection<Table, Reasons>

export const defineMoveKind = <Do extends Choice['do']>(
  parts: kernel.MoveKindParts<Rules, Table, ChoiceTo<Do>, Reasons>,
): MoveKind<Do> => kernel.defineMoveKind(parts)

export const moveKindOf = (rules: Rules, move: Move): MoveKind => rules.moveKinds[kernel.kindNumberOf(move)]!
