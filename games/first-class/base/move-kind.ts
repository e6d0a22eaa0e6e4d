import type { Move } from '@roundhouse/kernel/game'
import * as kernel from '@roundhouse/kernel/move-kind'
import type { Choice, ChoiceTo } from './choice.ts'
import type { Reasons } from './reasons.ts'
import type { GameTable, MoveKind, Rules } from './table.ts'

export { choiceIn, moveOf, noWords, readNumber, reasonOf } from '@roundhouse/kernel/move-kind'
export type { MoveKind, Objection } from './table.ts'

export const defineMoveKind = <Do extends Choice['do']>(
  parts: kernel.MoveKindParts<Rules, GameTable, ChoiceTo<Do>, Reasons>,
): MoveKind<Do> => kernel.defineMoveKind(parts)

export const moveKindOf = (rules: Rules, move: Move): MoveKind => rules.moveKinds[kernel.kindNumberOf(move)]!

/** The words of a kind of move for which one number, from 1, is chosen. */
export const oneNumber = (words: readonly string[], most: number): number | null => {
  const n = words.length === 1 ? kernel.readNumber(words[0], 1, most) : -1
  return n === -1 ? null : n
}
