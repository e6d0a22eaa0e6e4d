import type { Move } from '@roundhouse/kernel/game'
import * as kernel from '@roundhouse/kernel/move-kind'
import type { Rules, Table } from './table.ts'

export { argOf, moveOf, noWords, readNumber, reasonOf } from '@roundhouse/kernel/move-kind'

/** One kind of move of First Class. The kinds of move of the base game are numbered up to 31, the modules' from 32 on. */
export type MoveKind = kernel.MoveKind<Rules, Table>
export type Objection = kernel.Objection<Table>

export const defineMoveKind = (parts: kernel.MoveKindParts<Rules, Table>): MoveKind => kernel.defineMoveKind(parts)

export const moveKindOf = (rules: Rules, move: Move): MoveKind => rules.moveKinds[kernel.kindNumberOf(move)]!
