import type { Seat } from '@roundhouse/kernel/game'
import { type CompanyNumber, isStationOf } from '../base/company.ts'
import { type Area, areaAt, areaTo, type Link, linksAround, type RailMap } from '../base/map.ts'
import { ownerOf, ownersAt, playerAt, type State } from '../base/state.ts'

/** Own pieces that lead on from an area. */
function ownLinks(map: RailMap, state: State, seat: Seat, area: Area): Link[] {
  return linksAround(map, area).filter(link => ownerOf(state, link) === seat)
}

/** By area: how many pieces of own track away, as far as `most` pieces lead; areas that are not reached are left out. */
export function distancesFrom(
  map: RailMap,
  state: State,
  seat: Seat,
  start: Area,
  most: number,
): ReadonlyMap<Area, number> {
  const distances = new Map([[start, 0]])
  for (const [area, distance] of distances) {
    if (distance === most) break
    for (const link of ownLinks(map, state, seat, area))
      if (!distances.has(areaTo(map, link))) distances.set(areaTo(map, link), distance + 1)
  }
  return distances
}

/** Called for each pair of stations between which the seat has a line of at most this many pieces (NB-8.1). */
export function eachLine(
  map: RailMap,
  state: State,
  seat: Seat,
  company: CompanyNumber,
  most: number,
  found: (one: Area, other: Area) => void,
): void {
  for (const end of playerAt(state, seat).network.areas) {
    if (!isStationOf(ownersAt(state, end), company)) continue
    for (const other of distancesFrom(map, state, seat, end, most).keys()) {
      // A line between two stations of the company is found from both ends: once is enough.
      const isAgain = isStationOf(ownersAt(state, other), company) && other < end
      if (other !== end && areaAt(map, other).station !== null && !isAgain)
        found(Math.min(end, other), Math.max(end, other))
    }
  }
}

/**
 * Is there a way of own pieces that passes no area twice, and has at most this many pieces?
 * A player has 15 pieces, so all ways can be tried.
 */
export function leadsTo(
  map: RailMap,
  state: State,
  seat: Seat,
  passed: readonly Area[],
  target: Area,
  most: number,
): boolean {
  if (passed.at(-1) === target) return true
  return nextLinks(map, state, seat, passed, target, most).length > 0
}

/** The pieces with which a way from the last of the areas passed can go on to reach its target. */
export function nextLinks(
  map: RailMap,
  state: State,
  seat: Seat,
  passed: readonly Area[],
  target: Area,
  most: number,
): Link[] {
  if (most === 0) return []
  return ownLinks(map, state, seat, passed.at(-1)!).filter(link => {
    const next = areaTo(map, link)
    return !passed.includes(next) && leadsTo(map, state, seat, [...passed, next], target, most - 1)
  })
}

/** Fewest pieces from one station to another; `null`: own track does not join them. */
export const piecesBetween = (map: RailMap, state: State, seat: Seat, one: Area, other: Area): number | null =>
  distancesFrom(map, state, seat, one, Number.POSITIVE_INFINITY).get(other) ?? null
