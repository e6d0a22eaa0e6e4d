import {
  FIRST_CLASS_EXTRA,
  GREY_WORTH,
  PASSENGER_WORTH,
  type Reach,
  worthOfReach,
  YELLOW_WORTH,
} from '../track/reach.ts'
import { type Outlook, worthOfLater, worthOfSets } from './worth.ts'

/** Free spaces on trains. */
export interface TrainRoom {
  readonly first: number
  readonly second: number
  readonly goods: number
}

/** All that the worth of a haul depends on, besides what can be reached and the room there is. */
export interface HaulContext {
  readonly outlook: Outlook
  readonly rules2009: boolean
  /** What one has moved already: grey, yellow, red, green. */
  readonly kept: readonly number[]
}

/** The best that can be made of the room this turn, and of what then is left for later. */
export function worthOfHaul(haul: HaulContext, reach: Reach, room: TrainRoom): number {
  const most = Math.min(reach.yellow, room.goods)
  const least = Math.min(most, Math.max(0, room.goods - reach.grey))
  let best = worthWithYellow(haul, reach, room, least)
  // Grey goods pay more, unless sets want yellow ones; each further one helps less.
  for (let yellow = least + 1; yellow <= most; yellow++) {
    const worth = worthWithYellow(haul, reach, room, yellow)
    if (worth <= best) break
    best = worth
  }
  return best
}

function worthWithYellow(
  { outlook, rules2009, kept }: HaulContext,
  reach: Reach,
  room: TrainRoom,
  yellow: number,
): number {
  const grey = Math.min(reach.grey, room.goods - yellow)
  const passengers = Math.min(reach.reds + reach.greens, room.first + room.second)
  const reds = Math.min(reach.reds, Math.max(passengers - reach.greens, passengers / 2))
  const moved = GREY_WORTH * grey + YELLOW_WORTH * yellow + PASSENGER_WORTH * passengers
  const first = FIRST_CLASS_EXTRA * Math.min(passengers, room.first)
  const { weights } = outlook
  const liked =
    weights.goods * (GREY_WORTH * grey) +
    weights.goods * (YELLOW_WORTH * yellow) +
    weights.passengers * (PASSENGER_WORTH * passengers)
  const sets = worthOfSets(
    outlook.openSets,
    rules2009,
    kept[0]! + grey,
    kept[1]! + yellow,
    kept[2]! + reds,
    kept[3]! + passengers - reds,
  )
  return liked + weights.passengers * first + sets + worthOfLater(outlook, worthOfReach(reach) - moved)
}
