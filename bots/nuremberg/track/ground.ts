import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import type { State } from '@roundhouse/nuremberg/base/state'
import { type Lines, longestLines, type Tail, tailsOf } from './lines.ts'
import { type CargoCounts, cargoOf, type Reach, reachOf } from './reach.ts'

/** A position as somebody who wants to build looks at it. */
export interface BuildPosition extends Lines {
  readonly map: RailMap
  readonly state: State
  readonly seat: Seat
  readonly cargo: CargoCounts
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
}

export function groundOf(map: RailMap, state: State, seat: Seat, contested: number): BuildPosition {
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
  const tails = tailsOf(map, state, seat)
  const reach = reachOf(map, state, seat, cargo)
  return { map, state, seat, cargo, reach, parts, reds, greens, beside, tails, ...longestLines(state, tails) }
}
