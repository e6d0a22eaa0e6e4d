import type { Seat } from '@roundhouse/kernel/game'
import { FIRST, GOODS, GREY, isPassenger, NOTHING, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { BuildPosition } from '../track/ground.ts'
import { FIRST_CLASS_EXTRA, GREY_WORTH, PASSENGER_WORTH, type Reach, YELLOW_WORTH } from '../track/reach.ts'
import { type DecisionContext, groundFor, haulFor } from './context.ts'
import { type HaulContext, type TrainRoom, worthOfHaul } from './haul.ts'
import { type Pack, packsStillFree } from './packs.ts'
import { byBrown, type Prospect } from './prospect.ts'

/** The moment in the phase of trains: what can still be loaded, the room there is, and what has been loaded. */
export interface TrainPhase {
  readonly context: DecisionContext
  readonly ground: BuildPosition
  readonly haul: HaulContext
  readonly room: TrainRoom
  readonly packs: readonly Pack[]
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
    packs: packsStillFree(game.rules, state, seat),
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

/** No three trains have as many spaces of one class. */
const SPACES = 16
const hauls = new Float64Array(SPACES ** 3)
/** When each was worked out: what is older is no longer true. */
const workedOutAt = new Float64Array(SPACES ** 3)
let now = 0

/** The best haul by brown that is still spent on trains. Many packs have the same room. */
export function haulsByBrown(haul: HaulContext, reach: Reach, room: TrainRoom, packs: readonly Pack[]): number[] {
  now++
  return byBrown(packs, pack => {
    const { first, second, goods } = pack.room
    const key = (first * SPACES + second) * SPACES + goods
    if (workedOutAt[key] !== now) {
      workedOutAt[key] = now
      hauls[key] = worthOfHaul(haul, reach, both(room, pack.room))
    }
    return hauls[key]!
  })
}

/** The rest of the turn as a prospect: by brown that is still spent on trains. */
export const prospectAt = ({ ground, haul, room, packs }: TrainPhase): Prospect => ({
  draft: null,
  price: 0,
  white: 0,
  red: 0,
  green: 0,
  worth: haulsByBrown(haul, ground.reach, room, packs),
  lineRed: ground.lineRed,
  lineGreen: ground.lineGreen,
})

export function worthOfPiece(piece: number, carClass: number): number {
  if (isPassenger(piece)) return PASSENGER_WORTH + (carClass === FIRST ? FIRST_CLASS_EXTRA : 0)
  return piece === GREY ? GREY_WORTH : YELLOW_WORTH
}
