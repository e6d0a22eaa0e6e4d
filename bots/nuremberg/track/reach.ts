import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import { allRivals, mayLoad, type Rivals, rivalsOf, shareOf } from './rivals.ts'

/** How many pieces of each kind can be loaded; one that others could take too counts for a part. */
export interface Reach {
  readonly grey: number
  readonly yellow: number
  readonly reds: number
  readonly greens: number
}

/** By area: what it holds, as far as one can count on it. */
export interface CargoCounts {
  readonly goods: readonly number[]
  readonly reds: readonly number[]
  readonly greens: readonly number[]
}

export function cargoOf(map: RailMap, state: State, seat: Seat, contested: number): CargoCounts {
  const rivals = rivalsOf(map, state, seat)
  return {
    goods: counted(state.goods, rivals.goods, contested),
    reds: counted(state.reds, rivals.reds, contested),
    greens: counted(state.greens, rivals.greens, contested),
  }
}

const counted = (pieces: readonly number[], rivals: Rivals['goods'], contested: number): number[] =>
  pieces.map((count, area) => count * shareOf(contested, rivals[area]!))

/** What a seat's own track reaches as it lies. */
export function reachOf(map: RailMap, state: State, seat: Seat, { goods, reds, greens }: CargoCounts): Reach {
  const { network } = state.players[seat]!
  const reach = { grey: 0, yellow: 0, reds: 0, greens: 0 }
  for (let i = 0; i < network.areas.length; i++) {
    const area = network.areas[i]!
    const served = network.serves[network.parts[i]!]! & ~state.stations[area]!
    if (map.areas[area]!.goods !== GREY) reach.yellow += goods[area]!
    if (served & 1) reach.reds += reds[area]!
    if (served & 2) reach.greens += greens[area]!
  }
  for (const area of network.beside) reach.grey += goods[area]!
  return reach
}

/** What every seat's own track reaches as it lies. Positions are evaluated by the thousand: rivals are counted once for all. */
export function reaches(map: RailMap, state: State, contested: number): Reach[] {
  const rivals = allRivals(map, state)
  const shares = state.players.map((_, others) => shareOf(contested, others))
  return state.players.map((_, seat) => contestedReach(map, state, seat, rivals, shares))
}

/** The same as `reachOf` for a seat that is itself among the rivals, if it can still load. */
function contestedReach(map: RailMap, state: State, seat: Seat, rivals: Rivals, shares: readonly number[]): Reach {
  const { network } = state.players[seat]!
  const { goods, reds, greens } = state
  const self = mayLoad(state, seat) ? 1 : 0
  const reach = { grey: 0, yellow: 0, reds: 0, greens: 0 }
  for (let i = 0; i < network.areas.length; i++) {
    const area = network.areas[i]!
    const served = network.serves[network.parts[i]!]! & ~state.stations[area]!
    if (map.areas[area]!.goods !== GREY) reach.yellow += goods[area]! * shares[rivals.goods[area]! - self]!
    if (served & 1) reach.reds += reds[area]! * shares[rivals.reds[area]! - self]!
    if (served & 2) reach.greens += greens[area]! * shares[rivals.greens[area]! - self]!
  }
  for (const area of network.beside) reach.grey += goods[area]! * shares[rivals.goods[area]! - self]!
  return reach
}

/** Points and profit for each kind: grey goods 1 and 2, yellow goods 1 and 1, passengers in second class 1 and 1. */
export const GREY_WORTH = 3
export const YELLOW_WORTH = 2
export const PASSENGER_WORTH = 2
export const FIRST_CLASS_EXTRA = 1

export const worthOfReach = ({ grey, yellow, reds, greens }: Reach): number =>
  GREY_WORTH * grey + YELLOW_WORTH * yellow + PASSENGER_WORTH * (reds + greens)
