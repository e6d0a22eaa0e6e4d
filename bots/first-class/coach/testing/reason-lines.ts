import type { Letter } from '@roundhouse/first-class/base/cards/card'
import { gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { reasonLinesOf } from '../../../coach/testing/reason-lines.ts'
import { coachRules } from '../rules.ts'

/** A position of First Class as text. */
export function positionOf(seats: number, modules: readonly [Letter, Letter], text: string) {
  const rules = rulesFor(seats, modules)
  return { game: gameOf(rules), state: readPosition(rules, text) }
}

/** All that speaks for a plan of two players. */
export function reasonLines(modules: readonly [Letter, Letter], text: string, ...moves: readonly string[]): string[] {
  const { game, state } = positionOf(2, modules, text)
  return reasonLinesOf(coachRules, game, state, moves)
}
