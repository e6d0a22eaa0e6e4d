import type { Seat } from '@roundhouse/kernel/game'
import { layOnTop } from './discs.ts'
import { MOST_INFLUENCE, sumOf } from './influence.ts'
import { CUBES, type Player } from './player.ts'
import type { State } from './state.ts'

/** Influence moves to a new height; a disc that stays where it is stays where it lies (NB-4.2). */
export function setInfluence(state: State, seat: Seat, colour: number, points: number): void {
  const player = state.players[seat]!
  if (player.influence[colour] === points) return
  const influence = player.influence.slice()
  influence[colour] = points
  player.influence = influence
  layOnTop(state, colour, seat)
}

/** *Ruling:* what is above 12 is lost (NB-3.4). */
export const gainInfluence = (state: State, seat: Seat, colour: number, points: number): void =>
  setInfluence(state, seat, colour, Math.min(MOST_INFLUENCE, state.players[seat]!.influence[colour]! + points))

export const spendInfluence = (state: State, seat: Seat, colour: number, points: number): void =>
  setInfluence(state, seat, colour, state.players[seat]!.influence[colour]! - points)

/** Cubes in hand and influence: all there is to pay with. */
export const wealthOf = ({ cubes, influence }: Player): number => cubes + sumOf(influence)

/** Cubes that lie on the boxes of the auction. */
export function cubesInBids({ bids, bidders }: State, seat: Seat): number {
  let cubes = 0
  for (let box = 0; box < bids.length; box++) if (bidders[box] === seat) cubes += bids[box]!
  return cubes
}

/** Cubes that can be taken again (NB-2.1). */
export const reserveOf = (state: State, seat: Seat): number =>
  CUBES - state.players[seat]!.cubes - cubesInBids(state, seat)
