import type { Move } from '@roundhouse/kernel/game'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Plan } from '../../play/search/guide.ts'
import type { DecisionContext } from '../evaluation/context.ts'
import { worthOfLater } from '../evaluation/worth.ts'
import { cargoOf, reachOf, worthOfReach } from '../track/reach.ts'
import { bestBy } from './pick.ts'

/** Each line that can be sold, or none, by what is then left: what costs more than it will bring is sold. */
export const salePlans = (context: DecisionContext): Plan[] =>
  context.game.moves(context.state).map(move => bestWay(context, context.state, move))

/** The best that can become of a line: where several ways lead to its end, the best of them. */
function bestWay(context: DecisionContext, state: State, move: Move): Plan {
  const { game, seat } = context
  const after = game.copy(state)
  game.play(after, move)
  if (after.line === null || after.toMove !== seat) return { moves: [move], worth: worthAtEnd(context, after) }
  const ways = game.moves(after).map(way => bestWay(context, after, way))
  const { moves, worth } = bestBy(ways, way => way.worth)
  return { moves: [move, ...moves], worth }
}

/** What a seat's track and influence are worth when its turn is over. */
function worthAtEnd({ game, seat, outlook }: DecisionContext, state: State): number {
  const { map } = game.rules
  const player = state.players[seat]!
  const cargo = cargoOf(map, state, seat, outlook.weights.contested)
  const later = worthOfLater(outlook, worthOfReach(reachOf(map, state, seat, cargo)))
  const influence = player.influence.reduce((sum, points, colour) => sum + outlook.influence[colour]![points]!, 0)
  return later + influence - player.pieces * outlook.pieceCost
}
