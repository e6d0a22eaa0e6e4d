import type { Seat } from '@roundhouse/kernel/game'
import { FIRST, GOODS, GREY, isPassenger, NOTHING, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { BuildPosition } from '../track/ground.ts'
import { FIRST_CLASS_EXTRA, GREY_WORTH, PASSENGER_WORTH, type Reach, YELLOW_WORTH } from '../track/reach.ts'
import { type DecisionContext, groundFor, haulFor } from './context.ts'
import { type HaulContext, type TrainRoom, worthOfHaul } from './haul.ts'
import { type FreePacks, freePacks, type Pack } from './packs.ts'
import { byBrown, type Prospect } from './prospect.ts'

/** The moment in the phase of trains: what can still be loaded, the room there is, and what has been loaded. */
export interface TrainPhase extends FreePacks {
  readonly context: DecisionContext
  readonly ground: BuildPosition
  readonly haul: HaulContext
  readonly room: TrainRoom
}

export function trainPhaseOf(context: DecisionContext): TrainPhase {
  const { game, state, seat } = context
  const ground = groundFor(context)
  const { room, kept } = loadedBy(game.rules, state, seat)
  return {
    context,
    ground,
    haul: { ...haulFor(context), kept },
    room,
    ...freePacks(game.rules, state, seat),
  }
}

/** Free spaces on own trains; and what was moved in earlier turns together with what stands on the trains now. */
export function loadedBy({ trains }: Rules, state: State, seat: Seat): { room: TrainRoom; kept: number[] } {
  const kept = [...state.players[seat]!.kept]
  const free = [0, 0, 0]
  for (const [number, { spaces, at }] of trains.entries()) {
    if (state.trains[number] !== seat) continue
    for (let carClass = FIRST; carClass <= GOODS; carClass++)
      for (let space = at[carClass]!; space < at[carClass]! + spaces[carClass]!; space++) {
        const piece = state.spaces[space]!
        if (piece === NOTHING) free[carClass]!++
        else kept[piece - 1]!++
      }
  }
  return { room: { first: free[FIRST]!, second: free[SECOND]!, goods: free[GOODS]! }, kept }
}

export const both = (one: TrainRoom, other: TrainRoom): TrainRoom => ({
  first: one.first + other.first,
  second: one.second + other.second,
  goods: one.goods + other.goods,
})

/** The best haul by brown that is still spent on trains. */
export const haulsByBrown = (haul: HaulContext, reach: Reach, room: TrainRoom, cheapest: readonly Pack[]): number[] =>
  byBrown(cheapest, pack => worthOfHaul(haul, reach, both(room, pack.room)))

/** The best haul with each of the rooms that packs have. */
export const haulsByRoom = ({ ground, haul, room, cheapest }: TrainPhase): number[] =>
  cheapest.map(pack => worthOfHaul(haul, ground.reach, both(room, pack.room)))

/** The rest of the turn as a prospect: by brown that is still spent on trains. */
export const prospectAt = ({ ground, haul, room, cheapest }: TrainPhase): Prospect => ({
  draft: null,
  price: 0,
  white: 0,
  red: 0,
  green: 0,
  worth: haulsByBrown(haul, ground.reach, room, cheapest),
  lineRed: ground.lineRed,
  lineGreen: ground.lineGreen,
})

export function worthOfPiece(piece: number, carClass: number): number {
  if (isPassenger(piece)) return PASSENGER_WORTH + (carClass === FIRST ? FIRST_CLASS_EXTRA : 0)
  return piece === GREY ? GREY_WORTH : YELLOW_WORTH
}
