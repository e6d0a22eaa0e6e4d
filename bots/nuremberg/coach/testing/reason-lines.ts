import { gameOf } from '@roundhouse/nuremberg/game'
import { standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { withHopFields } from '@roundhouse/nuremberg/testing/hop-fields'
import { reasonLinesOf } from '../../../coach/testing/reason-lines.ts'
import { coachRules } from '../rules.ts'

/** A position of Nuremberg as text. */
export function positionOf(text: string, seats = 2, rules2009 = false) {
  const map = rules2009 ? standardMap(1, 'wensleydale') : withHopFields('Burgfarrnbach', 'Buch', 'Sündersbühl')
  const rules = rulesFor(seats, map, standardTables(1), rules2009)
  return { game: gameOf(rules), state: readPosition(rules, text) }
}

/** All that speaks for a plan of two players. */
export function reasonLines(text: string, ...moves: readonly string[]): string[] {
  const { game, state } = positionOf(text)
  return reasonLinesOf(coachRules, game, state, moves)
}
