import type { Player } from '@roundhouse/first-class/base/board/player'
import { TRAINS, type Train, UPPER } from '@roundhouse/first-class/base/board/train'
import type { Fare } from '@roundhouse/first-class/base/cards/card'
import type { Outlook } from './outlook.ts'
import { frameWorth } from './prices.ts'
import type { Scale } from './scale.ts'
import { cardOfCar, reaches } from './train-worth.ts'

/** Passengers and luggage: what those who wait will bring, and that those aboard make later ones bring more. */
export function guestsWorth(scale: Scale, { trains }: Player): number {
  const { rules, outlook } = scale
  let worth = 0
  for (let which = 0; which < TRAINS.length; which++) {
    const train = trains[which]!
    let before = 0
    for (let i = 0; i < train.guests.length; i++) {
      const { kind, passenger, luggage } = rules.printed.faces[train.guests[i]!]!
      if (kind !== 'guest') continue
      if (i >= train.seated) {
        const brings =
          which === UPPER ? passengerBrings(scale, passenger!, before) : luggageBrings(scale, luggage!, before)
        worth += brings * boards(outlook, train, i + 1)
      }
      before++
    }
    worth += before * outlook.weights.guestAboard * outlook.turns
  }
  return worth
}

/** Its coins, 1 more for each passenger before it, and its frame (FC-D.3). */
const passengerBrings = ({ now }: Scale, { amount, frame }: Fare, before: number): number =>
  (amount + before) * now.coins[0]! + frameWorth(now, frame)

/** Its points, 2 more for each piece before it, and its frame (FC-D.4). */
const luggageBrings = ({ now }: Scale, { amount, frame }: Fare, before: number): number =>
  amount + 2 * before + frameWorth(now, frame)

/** A guest boards when his car is reached and worth at least 1 (FC-D.2). */
const boards = ({ end }: Outlook, train: Train, car: number): number =>
  reaches(train, end, cardOfCar(car)) * end.upgrades[Math.max(0, car - train.cars[1]!)]!
