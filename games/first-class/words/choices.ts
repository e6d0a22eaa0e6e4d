import { choiceIn, kindNumberOf, readMove } from '@roundhouse/kernel/move-kind'
import type { Choice } from '../base/choice.ts'
import type { Rules } from '../base/table.ts'

/** What is chosen with a move that is written so. */
export function choiceOf(rules: Rules, text: string): Choice {
  const move = readMove(rules.moveKinds, rules, text)
  if (move === null) throw new Error(`"${text}" is not a move of First Class`)
  return rules.moveKinds[kindNumberOf(move)]!.describe(rules, choiceIn(move))
}
