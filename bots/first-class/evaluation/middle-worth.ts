import type { Player } from '@roundhouse/first-class/base/board/player'
import {
  type CarStep,
  carAtCard,
  LOWER,
  stepOfCar,
  TRAINS,
  type Train,
  UPPER,
} from '@roundhouse/first-class/base/board/train'
import { leftCard, rightCard } from '@roundhouse/first-class/base/cards/middle'
import { isServed } from '@roundhouse/first-class/modules/e-switches/mechanics'
import type { Outlook } from './outlook.ts'
import type { Scale } from './scale.ts'
import { reaches } from './train-worth.ts'

/** Switches, mechanics and factories between the trains. */
export function middleWorth(scale: Scale, player: Player): number {
  const { rules, outlook } = scale
  let worth = 0
  for (let position = 1; position <= player.middle.length; position++) {
    const { kind, needs, points } = rules.printed.faces[player.middle[position - 1]!]!
    if (kind === 'switch') worth += points * arrowsScore(outlook, player, position, needs)
    else if (kind === 'mechanic') worth += mechanicWorth(scale, player, position, needs)
    else worth += factoryWorth(scale, position)
  }
  return worth
}

/** How often the two arrows of a switch will score (FC-E.2). */
const arrowsScore = (outlook: Outlook, { trains }: Player, position: number, needs: CarStep): number =>
  arrowScores(outlook, trains[UPPER], leftCard(position), needs) +
  arrowScores(outlook, trains[LOWER], rightCard(position), needs)

function arrowScores({ phases }: Outlook, train: Train, card: number, needs: CarStep): number {
  const car = carAtCard(card)
  if (car === 0) return 0
  const missing = stepsMissing(train, car, needs)
  let times = 0
  for (const chances of phases) times += reaches(train, chances, card) * chances.upgrades[missing]!
  return times
}

/** Steps until the n-th car is there and has gone up so far. */
const stepsMissing = (train: Train, car: number, needs: CarStep): number =>
  Math.max(0, needs - stepOfCar(train, car)) + Math.max(0, car - 1 - train.cars[0]!)

/** In each train that it has not served yet, a step of the car to its right (FC-E.3). */
function mechanicWorth({ outlook, now }: Scale, { trains, marks }: Player, position: number, needs: CarStep): number {
  if (carAtCard(rightCard(position)) === 0) return 0
  const car = carAtCard(leftCard(position))
  let steps = 0
  for (let which = 0; which < TRAINS.length; which++)
    if (!isServed(marks[position - 1]!, which)) steps += outlook.end.upgrades[stepsMissing(trains[which]!, car, needs)]!
  return steps * now.free
}

/** A factory pays again with each later one: as many upgrades as its position says (FC-F.2, FC-F.3). */
const factoryWorth = ({ outlook: { weights, turns }, now }: Scale, position: number): number =>
  position * now.free * weights.factoryUpgrade * weights.factories * turns
