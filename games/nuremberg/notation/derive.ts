import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { isChainClosed, nothingJoined, withJoined } from '../routes/chain.ts'
import { networkOf } from '../routes/networks.ts'
import { orderOf } from './course-parts.ts'

/** What follows from the parts of a position and is never written: networks, counts, the place in the order. */
export function derive(rules: Rules, state: State): void {
  for (const [seat, player] of state.players.entries()) {
    player.pieces = state.track.filter(owner => owner === seat).length
    player.network = networkOf(rules.map, state, seat)
  }
  state.joined = joinedBy(rules, state)
  state.place = state.phase === 'over' ? state.order.length : orderOf(state).indexOf(state.toMove)
}

/** A chain that is closed has paid: nobody asks again (NB-5.10). */
function joinedBy({ map }: Rules, { track }: State): readonly number[] {
  let joined = nothingJoined(map)
  for (const [border, owner] of track.entries())
    if (owner !== NONE) joined = withJoined(joined, map.from[2 * border]!, map.to[2 * border]!)
  return isChainClosed(map, joined) ? [] : joined
}
