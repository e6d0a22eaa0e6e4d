import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import type { State } from '@roundhouse/nuremberg/base/state'

/** The longest lines that a seat could sell to each company over its own track. */
export interface Lines {
  readonly lineRed: number
  readonly lineGreen: number
}

/** The longest ways over own track from an area to a station: any, a red one, a green one. */
export interface Tail {
  readonly any: number
  readonly red: number
  readonly green: number
}

/** No way there at all. */
export const NOWHERE = -100

/** By area that own track touches: how far it is, at most, to stations over own track. */
export const tailsOf = (map: RailMap, state: State, seat: Seat): ReadonlyMap<number, Tail> =>
  new Map(state.players[seat]!.network.areas.map(area => [area, tailOf(map, state, seat, area)]))

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

export const longestLines = (state: State, tails: ReadonlyMap<number, Tail>): Lines => ({
  lineRed: longestLine(state, tails, 1),
  lineGreen: longestLine(state, tails, 2),
})

function longestLine({ stations }: State, tails: ReadonlyMap<number, Tail>, company: number): number {
  let longest = 0
  for (const [area, { any }] of tails) if (stations[area]! & company) longest = Math.max(longest, any)
  return longest
}

/** Lists are replaced when they change, so what was found for a network with certain stations stays true for both. */
const known = new WeakMap<State['players'][number]['network'], { stations: State['stations']; lines: Lines }>()

export function linesOf(map: RailMap, state: State, seat: Seat): Lines {
  const { network } = state.players[seat]!
  const found = known.get(network)
  if (found?.stations === state.stations) return found.lines
  const lines = longestLines(state, tailsOf(map, state, seat))
  known.set(network, { stations: state.stations, lines })
  return lines
}
