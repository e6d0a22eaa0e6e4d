import * as kernel from '@roundhouse/kernel/deed'
import type { Move } from '@roundhouse/kernel/game'
import type { Rules, Table } from './table.ts'

export { argOf, moveOf, noWords, readNumber, reasonOf } from '@roundhouse/kernel/deed'

/** One kind of move of First Class. The deeds of the base game are numbered up to 31, the modules' from 32 on. */
export type Deed = kernel.Deed<Rules, Table>
export type Refused = kernel.Refused<Table>

export const defineDeed = (parts: kernel.DeedParts<Rules, Table>): Deed => kernel.defineDeed(parts)

export const deedOf = (rules: Rules, move: Move): Deed => rules.deeds[kernel.deedNumberOf(move)]!
