import { gameOf } from '@roundhouse/nuremberg/game'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { reasonLinesOf } from '../../../coach/testing/reason-lines.ts'
import { coachRules } from '../rules.ts'

/** A position of Nuremberg as text. */
export function positionOf(text: string, seats = 2, rules2009 = false) {
  const rules = rulesOn(rules2009 ? 'wensleydale' : 'nuremberg', seats, rules2009)
  return { game: gameOf(rules), state: readPosition(rules, text) }
}

/** All that speaks for a plan of two players. */
export function reasonLines(text: string, ...moves: readonly string[]): string[] {
  const { game, state } = positionOf(text)
  return reasonLinesOf(coachRules, game, state, moves)
}
