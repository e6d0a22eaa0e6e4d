import { areaFrom, areaTo, linkOver } from '../base/map.ts'
import { NO_SERIES, NONE, type Series, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { extended } from '../phases/series.ts'
import { isChainClosed, nothingJoined, withJoined } from '../routes/chain.ts'
import { networkOf } from '../routes/networks.ts'
import { orderOf } from './phase-order.ts'

/**
 * What follows from the parts of a position and is never written: networks and counts of pieces, the price of a series,
 * the place in the order.
 */
export function derive(rules: Rules, state: State): void {
  for (const [seat, player] of state.players.entries()) {
    player.pieces = state.track.filter(owner => owner === seat).length
    player.network = networkOf(rules.map, state, seat)
  }
  state.series = seriesOf(rules, state, state.series.links)
  state.joined = joinedBy(rules, state)
  state.place = state.phase === 'over' ? state.order.length : orderOf(state).indexOf(state.toMove)
}

/** What a series costs and owes follows from the map as it is (NB-5.5 to NB-5.7). */
const seriesOf = ({ map }: Rules, state: State, links: readonly number[]): Series =>
  links.reduce((series, link) => extended({ map, state: { ...state, series } }, link), NO_SERIES)

/** A chain that is closed has paid: nobody asks again (NB-5.10). */
function joinedBy({ map }: Rules, { track }: State): readonly number[] {
  let joined = nothingJoined(map)
  for (const [border, owner] of track.entries())
    if (owner !== NONE) joined = withJoined(joined, areaFrom(map, linkOver(border)), areaTo(map, linkOver(border)))
  return isChainClosed(map, joined) ? [] : joined
}
