import { nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import type { Player } from '../../base/board/player.ts'
import { CAR_VALUES, carAtCard, stepOfCar, trainName } from '../../base/board/train.ts'
import { faceAt } from '../../base/cards/card.ts'
import { leftCard } from '../../base/cards/middle.ts'
import { ofEachSeat, type StateCheck } from '../../base/complaint.ts'
import type { Rules } from '../../base/table.ts'
import { isServed } from './mechanics.ts'

/** A mechanic has served a train exactly if card 2k-1 there is worth enough: cars never fall, and it works at once (FC-E.3). */
export const mechanicComplaints: StateCheck = (rules, state) =>
  ofEachSeat(state, (player, seat) => player.middle.flatMap((_, i) => mechanicAt(rules, player, seat, i + 1)))

function mechanicAt({ printed }: Rules, { middle, marks, trains }: Player, seat: Seat, position: number): string[] {
  const { kind, needs, id } = faceAt(printed, middle[position - 1]!)
  if (kind !== 'mechanic') return []
  return trains.flatMap((train, trainNumber) => {
    const isDue = stepOfCar(train, carAtCard(leftCard(position))) >= needs
    const card = `card ${leftCard(position)} of the ${trainName(trainNumber)} train is ${isDue ? '' : 'not '}worth ${CAR_VALUES[needs]}`
    return unless(
      isServed(marks[position - 1]!, trainNumber) === isDue,
      () => `${nameOf(seat)}: ${card}, but the mechanic ${id} has ${isDue ? 'not ' : ''}worked there`,
    )
  })
}
