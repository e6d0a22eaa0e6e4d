import { linesOf } from '@roundhouse/kernel/notation/lines'
import * as position from '@roundhouse/kernel/notation/position'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { Options } from '../definition.ts'
import { notation } from './notation.ts'
import { parts } from './parts.ts'

/** A position as text: all of it that differs from what a reader would assume. */
export const writePosition = (rules: Rules, state: State): string => position.writePosition(parts, rules, state)

/** Reads a position. What is not said is as at set-up, or follows from the rest (`docs/positions.md`). */
export const readPosition = (rules: Rules, text: string): State => position.readPosition(notation, rules, linesOf(text))

/** A position that stands alone: the game it belongs to, and the position. */
export type PositionFile = position.PositionFile<Options, Rules, State>

export const writePositionFile = (file: PositionFile): string => position.writePositionFile(notation, file)
export const readPositionFile = (text: string): PositionFile => position.readPositionFile(notation, text)
