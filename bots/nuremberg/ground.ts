import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import type { State } from '@roundhouse/nuremberg/base/state'
import { type Cargo, cargoOf, type Reach, reachOf } from './reach.ts'

/** A position as somebody who wants to build looks at it. */
export interface Ground {
  readonly map: RailMap
  readonly state: State
  readonly seat: Seat
  readonly cargo: Cargo
  /** What own track reaches before anything is built. */
  readonly reach: Reach
  /** By area: the part of the own network it is in; -1: no own track there. */
  readonly parts: Int8Array
  /** By part: its passengers who are not at home, whether a station is joined or not. */
  readonly reds: readonly number[]
  readonly greens: readonly number[]
  /** By area: 1 if its grey goods can be loaded already. */
  readonly beside: Uint8Array
  /** By area that own track touches: how far it is, at most, to stations over own track. */
  readonly tails: ReadonlyMap<number, Tail>
  /** The longest lines one could sell to red and to green over own track as it lies. */
  readonly lineRed: number
  readonly lineGreen: number
}

/** The longest ways over own track from an area to a station: any, a red one, a green one. */
interface Tail {
  readonly any: number
  readonly red: number
  readonly green: number
}

/** No way there at all. */
export const NOWHERE = -100

export function groundOf(map: RailMap, state: State, seat: Seat, contested: number): Ground {
  const { network } = state.players[seat]!
  const cargo = cargoOf(map, state, seat, contested)
  const parts = new Int8Array(map.areas.length).fill(-1)
  const beside = new Uint8Array(map.areas.length)
  const reds = network.serves.map(() => 0)
  const greens = network.serves.map(() => 0)
  for (const area of network.beside) beside[area] = 1
  for (const [i, area] of network.areas.entries()) {
    const part = network.parts[i]!
    parts[area] = part
    if (!(state.stations[area]! & 1)) reds[part]! += cargo.reds[area]!
    if (!(state.stations[area]! & 2)) greens[part]! += cargo.greens[area]!
  }
  const tails = new Map(network.areas.map(area => [area, tailOf(map, state, seat, area)]))
  const reach = reachOf(map, state, seat, cargo)
  const [lineRed, lineGreen] = [longestLine(state, tails, 1), longestLine(state, tails, 2)]
  return { map, state, seat, cargo, reach, parts, reds, greens, beside, tails, lineRed, lineGreen }
}

/** A player has 15 pieces, so all ways can be walked. */
function tailOf(map: RailMap, { track, stations }: State, seat: Seat, start: number): Tail {
  const tail = { any: NOWHERE, red: NOWHERE, green: NOWHERE }
  const passed: number[] = []
  const walk = (area: number, steps: number): void => {
    if (map.areas[area]!.station !== null) tail.any = Math.max(tail.any, steps)
    if (stations[area]! & 1) tail.red = Math.max(tail.red, steps)
    if (stations[area]! & 2) tail.green = Math.max(tail.green, steps)
    passed.push(area)
    for (const link of map.around[area]!)
      if (track[link >> 1] === seat && !passed.includes(map.to[link]!)) walk(map.to[link]!, steps + 1)
    passed.pop()
  }
  walk(start, 0)
  return tail
}

function longestLine({ stations }: State, tails: ReadonlyMap<number, Tail>, company: number): number {
  let longest = 0
  for (const [area, { any }] of tails) if (stations[area]! & company) longest = Math.max(longest, any)
  return longest
}
