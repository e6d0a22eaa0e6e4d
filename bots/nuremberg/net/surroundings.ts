import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'

/** What lies around a seat's own track, out of its reach as yet. */
export interface Surroundings {
  /** Areas that own track touches. */
  areas: number
  /** Passengers in them who have no station to go to. */
  waitingReds: number
  waitingGreens: number
  /** What one more link would bring near, all such links together. */
  grey: number
  yellow: number
  passengers: number
}

export function surroundingsOf(map: RailMap, state: State, seat: Seat): Surroundings {
  const { network } = state.players[seat]!
  const found = { areas: network.areas.length, waitingReds: 0, waitingGreens: 0, grey: 0, yellow: 0, passengers: 0 }
  const seen = new Set([...network.areas, ...network.beside])
  for (const [n, area] of network.areas.entries()) {
    const owners = state.stations[area]! | network.serves[network.parts[n]!]!
    if (!(owners & 1)) found.waitingReds += state.reds[area]!
    if (!(owners & 2)) found.waitingGreens += state.greens[area]!
    for (const link of map.exits[area]!)
      if (state.track[link >> 1] === NONE) lookAt(map, state, map.to[link]!, seen, found)
  }
  return found
}

function lookAt(map: RailMap, state: State, area: number, seen: Set<number>, found: Surroundings): void {
  if (seen.has(area)) return
  seen.add(area)
  if (map.areas[area]!.goods !== GREY) found.yellow += state.goods[area]!
  found.passengers += state.reds[area]! + state.greens[area]!
  for (const beside of map.greyBeside[area]!) {
    if (seen.has(beside)) continue
    seen.add(beside)
    found.grey += state.goods[beside]!
  }
}
