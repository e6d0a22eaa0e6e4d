import type { Network } from '@roundhouse/nuremberg/base/network'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { networkOf, withLink } from '@roundhouse/nuremberg/routes/networks'
import { type Cost, costOf } from '../cost.ts'
import { sample } from './games.ts'

/** What a link costs the route finding. */
export interface RoutesReport {
  /** A link added to a network that is kept up to date. */
  readonly added: Cost
  /** The same network searched from nothing. */
  readonly searched: Cost
}

interface Growing {
  readonly game: Nuremberg
  readonly state: State
  readonly network: Network
  readonly link: number
}

/** Late states, in which networks are large: each gets one more link where it could be built. */
export function measureRoutes(seconds: number): RoutesReport {
  const states = sample(800, 13).flatMap(({ game, state }) => growing(game as Nuremberg, state))
  const few = states.slice(0, 300)
  return {
    added: costOf(few.length, seconds / 2, () => {
      let parts = 0
      for (const { game, state, network, link } of few)
        parts += withLink(game.rules.map, state.stations, network, link).serves.length
      return parts
    }),
    searched: costOf(few.length, seconds / 2, () => {
      let parts = 0
      for (const { game, state } of few) parts += networkOf(game.rules.map, state, state.toMove).serves.length
      return parts
    }),
  }
}

const LARGE = 6

function growing(game: Nuremberg, state: State): Growing[] {
  const { network, pieces } = state.players[state.toMove]!
  if (pieces < LARGE) return []
  const end = network.areas.at(-1)!
  const link = game.rules.map.exits[end]!.find(each => state.track[each >> 1] === -1)
  return link === undefined ? [] : [{ game, state, network, link }]
}
