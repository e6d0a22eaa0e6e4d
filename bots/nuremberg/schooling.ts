import type { Seat } from '@roundhouse/kernel/game'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Position } from '../learning/logit.ts'
import type { Subject } from '../learning/subject.ts'
import { partsBetweenTurns } from './evaluation.ts'
import { knowledgeBy, shipped } from './knowledge.ts'
import { belief, COLUMNS, doubt, FARTHEST, lessonsOf, placesAt, ROWS, UNTAUGHT } from './lessons.ts'
import { type Reach, reaches } from './reach.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

const outlooks = outlooksOf(WEIGHTS, UNTAUGHT)

/** What is left after a turn of Nuremberg says about who wins. */
export const schooling: Subject<State, View> = {
  game: 'nuremberg',
  rows: ROWS,
  columns: COLUMNS,
  belief,
  doubt,
  alike: 6,
  slip: 0.5,
  shipped,
  knowing: weights => knowledgeBy(weights === null ? UNTAUGHT : lessonsOf(weights)),
  observe: (game, state) => (isBetweenTurns(state) ? positionAt(game as Nuremberg, state) : null),
}

/** Nothing was bid yet. */
const isBetweenTurns = ({ turn, phase, bidders, passed }: State): boolean =>
  turn > 1 && phase === 'auction' && passed === 0 && bidders.every(bidder => bidder === NONE)

/** Seen from the turn that is just over. */
function positionAt(game: Nuremberg, state: State): Position {
  const turnsToCome = Math.min(FARTHEST - 1, game.rules.turns - state.turn + 1)
  const reach = reaches(game.rules.map, state, WEIGHTS.contested)
  return {
    places: placesAt(turnsToCome),
    values: state.players.map((_, seat) => numbersOf(game, state, seat, reach[seat]!, turnsToCome)),
  }
}

/** What a seat hopes for, and the parts of it. */
function numbersOf(game: Nuremberg, state: State, seat: Seat, reach: Reach, turnsToCome: number): number[] {
  const { certain, parts } = partsBetweenTurns(game, outlooks[turnsToCome]!, state, seat, reach)
  return [parts.reduce((sum, part) => sum + part, certain), ...parts]
}
