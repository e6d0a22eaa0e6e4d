import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { Position } from '../training/logit.ts'
import type { Subject } from '../training/spec.ts'
import { newParts, weighing } from './evaluation/evaluation.ts'
import { mindOf } from './evaluation/evaluator.ts'
import { UNTAUGHT } from './evaluation/feature-weights.ts'
import { turnsLeft } from './evaluation/outlook.ts'
import { belief, believedAt, COLUMNS, doubt, lessonsOf, placesAt, ROWS } from './evaluation/weight-table.ts'
import { knowledgeBy, shipped } from './knowledge.ts'

const mind = mindOf()
const parts = newParts()

/** What the parts of a position say about who wins a game of First Class. */
export const schooling: Subject<State, View> = {
  game: 'first-class',
  rows: ROWS,
  columns: COLUMNS,
  belief,
  shipped,
  knowing: weights => knowledgeBy(weights === null ? UNTAUGHT : lessonsOf(weights)),
  way: {
    by: 'looking',
    doubt,
    alike: 100,
    slip: 2,
    observe: (game, state) => (isBetweenTurns(state) ? positionAt(game, state) : null),
  },
  usual: { games: 6000, classSize: 750 },
}

const isBetweenTurns = ({ phase, acted, frame, waiting, onTurn, toMove }: State): boolean =>
  phase === 'turn' && !acted && frame === null && waiting.length === 0 && onTurn === toMove

function positionAt(game: Game<State, View>, state: State): Position {
  const { places, shares } = placesAt(state, turnsLeft(state, state.toMove))
  const values = state.players.map((_, seat) => {
    const numbers = numbersOf(game as FirstClass, state, seat)
    return shares.flatMap(share => numbers.map(number => share * number))
  })
  return { places, values }
}

/** What a seat hopes for by what is believed of the parts, and the parts. */
function numbersOf({ rules }: FirstClass, state: State, seat: Seat): number[] {
  weighing(rules, mind, state, seat)(state, parts)
  const believed = believedAt(state)
  const hoped = parts.reduce((sum, part, i) => sum + believed[i]! * part, state.players[seat]!.points)
  return [hoped, ...parts]
}
