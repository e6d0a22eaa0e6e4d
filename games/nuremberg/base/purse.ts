import type { Seat } from '@roundhouse/kernel/game'
import { layOnTop } from './discs.ts'
import { type ColourNumber, MOST_INFLUENCE, sumOf, withColour } from './influence.ts'
import { CUBES, type Player } from './player.ts'
import { playerAt, type State } from './state.ts'

/** Influence moves to a new height; a disc that stays where it is stays where it lies (NB-4.2). */
export function setInfluence(state: State, seat: Seat, colour: ColourNumber, points: number): void {
  const player = playerAt(state, seat)
  if (player.influence[colour] === points) return
  player.influence = withColour(player.influence, colour, points)
  layOnTop(state, colour, seat)
}

/** *Ruling:* what is above 12 is lost (NB-3.4). */
export const gainInfluence = (state: State, seat: Seat, colour: ColourNumber, points: number): void =>
  setInfluence(state, seat, colour, Math.min(MOST_INFLUENCE, playerAt(state, seat).influence[colour] + points))

export const spendInfluence = (state: State, seat: Seat, colour: ColourNumber, points: number): void =>
  setInfluence(state, seat, colour, playerAt(state, seat).influence[colour] - points)

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
  CUBES - playerAt(state, seat).cubes - cubesInBids(state, seat)
