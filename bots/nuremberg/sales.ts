import type { Move } from '@roundhouse/kernel/game'
import type { State } from '@roundhouse/nuremberg/base/state'
import { pickBest } from './pick.ts'
import { cargoOf, reachOf, worthOfReach } from './reach.ts'
import type { Thinking } from './thinking.ts'
import { worthOfLater } from './worth.ts'

/** Sells what costs more than it will bring: in the last turn as much as it can. */
export function saleFor(thinking: Thinking): Move {
  return pickBest(thinking.moves, move => worthAfter(thinking, thinking.state, move), thinking.dice)
}

/** The best that can become of a line: where several ways lead to its end, the best of them. */
function worthAfter(thinking: Thinking, state: State, move: Move): number {
  const { game, seat } = thinking
  const after = game.copy(state)
  game.play(after, move)
  if (after.line === null || after.toMove !== seat) return worthAtEnd(thinking, after)
  return Math.max(...game.moves(after).map(way => worthAfter(thinking, after, way)))
}

/** What a seat's track and influence are worth when its turn is over. */
function worthAtEnd({ game, seat, outlook }: Thinking, state: State): number {
  const { map } = game.rules
  const player = state.players[seat]!
  const cargo = cargoOf(map, state, seat, outlook.weights.contested)
  const later = worthOfLater(outlook, worthOfReach(reachOf(map, state, seat, cargo)))
  const influence = player.influence.reduce((sum, points, colour) => sum + outlook.influence[colour]![points]!, 0)
  return later + influence - player.pieces * outlook.pieceCost
}
