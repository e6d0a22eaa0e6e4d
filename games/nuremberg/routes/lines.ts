import type { Seat } from '@roundhouse/kernel/game'
import { isStationOf } from '../base/company.ts'
import type { RailMap } from '../base/map.ts'
import type { State } from '../base/state.ts'

/** Own pieces that lead on from an area. */
function ownLinks(map: RailMap, { track }: State, seat: Seat, area: number): number[] {
  return map.around[area]!.filter(link => track[link >> 1] === seat)
}

/** By area: how many pieces of own track away, as far as `most` pieces lead; areas that are not reached are left out. */
export function distancesFrom(
  map: RailMap,
  state: State,
  seat: Seat,
  start: number,
  most: number,
): ReadonlyMap<number, number> {
  const distances = new Map([[start, 0]])
  for (const [area, distance] of distances) {
    if (distance === most) break
    for (const link of ownLinks(map, state, seat, area))
      if (!distances.has(map.to[link]!)) distances.set(map.to[link]!, distance + 1)
  }
  return distances
}

/** Called for each pair of stations between which the seat has a line of at most so many pieces (NB-8.1). */
export function eachLine(
  map: RailMap,
  state: State,
  seat: Seat,
  company: number,
  most: number,
  found: (one: number, other: number) => void,
): void {
  const { stations } = state
  for (const end of state.players[seat]!.network.areas) {
    if (!isStationOf(stations[end]!, company)) continue
    for (const other of distancesFrom(map, state, seat, end, most).keys()) {
      // A line between two stations of the company is found from both ends: once is enough.
      const isAgain = isStationOf(stations[other]!, company) && other < end
      if (other !== end && map.areas[other]!.station !== null && !isAgain)
        found(Math.min(end, other), Math.max(end, other))
    }
  }
}

/**
 * Is there a way of own pieces that passes no area twice, and has at most so many pieces?
 * A player has 15 pieces, so all ways can be tried.
 */
export function leadsTo(
  map: RailMap,
  state: State,
  seat: Seat,
  passed: readonly number[],
  target: number,
  most: number,
): boolean {
  const area = passed.at(-1)!
  if (area === target) return true
  return nextLinks(map, state, seat, passed, target, most).length > 0
}

/** The pieces with which a way from the last of the areas passed can go on to reach its target. */
export function nextLinks(
  map: RailMap,
  state: State,
  seat: Seat,
  passed: readonly number[],
  target: number,
  most: number,
): number[] {
  if (most === 0) return []
  return ownLinks(map, state, seat, passed.at(-1)!).filter(link => {
    const next = map.to[link]!
    return !passed.includes(next) && leadsTo(map, state, seat, [...passed, next], target, most - 1)
  })
}

/** Fewest pieces from one station to another; `null`: own track does not join them. */
export const piecesBetween = (map: RailMap, state: State, seat: Seat, one: number, other: number): number | null =>
  distancesFrom(map, state, seat, one, Number.POSITIVE_INFINITY).get(other) ?? null
