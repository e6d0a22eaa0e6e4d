import { leftCard, rightCard } from '@roundhouse/first-class/base/middle'
import type { Player } from '@roundhouse/first-class/base/player'
import type { Rules } from '@roundhouse/first-class/base/table'
import {
  CAR_VALUES,
  carAtCard,
  LOWER,
  MAIL_PLACE,
  MOST_CARS,
  stepOfCar,
  TILE_PLACE,
  TRAINS,
  type Train,
  UPPER,
} from '@roundhouse/first-class/base/train'
import { type Chances, FARTHEST, type Outlook } from './outlook.ts'
import { frameWorth } from './symbol-worth.ts'
import type { Weights } from './weights.ts'

/** The card of a train that its n-th car is: the mail car lies between the fifth and the sixth. */
const cardOfCar = (car: number): number => (car < MAIL_PLACE ? car : car + 1)

/** How likely the conductor stands on this card by then. */
const reaches = ({ conductor }: Train, chances: Chances, card: number): number =>
  card <= conductor ? 1 : chances.conductor[card - conductor]!

const LOCOMOTIVE_TILES = [5, 6, 7, 8, 12, 13, 14, 15]
const CONSTANTINOPLE = [20, 10, 5]

/** What the cars of a train will score, each by how likely it is reached in each phase; celebrities count twice. */
export function carsWorth(rules: Rules, weights: Weights, train: Train, { phases }: Outlook): number {
  let worth = 0
  const { cars, guests } = train
  for (let step = 0, car = cars[0]!; car > 0; car--) {
    while (step < 5 && cars[step + 1]! >= car) step++
    const card = cardOfCar(car)
    const value = CAR_VALUES[step]!
    const growth = weights.growth[step]!
    let scores = 0
    for (const chances of phases) scores += reaches(train, chances, card) * (value + growth * chances.turns)
    worth += car <= guests.length && rules.printed.faces[guests[car - 1]!]!.kind === 'celebrity' ? 2 * scores : scores
  }
  return worth
}

/** The mail car and the locomotive tile still to come, the tile's points, and Constantinople. */
export function endsWorth(
  weights: Weights,
  train: Train,
  outlook: Outlook,
  tilesLaid: number,
  arrived: number,
): number {
  const { phases, end } = outlook
  let worth = 0
  const cars = train.cars[0]!
  if (train.mail === 0) worth += end.cars[Math.max(0, MAIL_PLACE - 1 - cars)]! * weights.mail[phases.length]!
  const missing = MOST_CARS - cars
  const tile = train.tile > 0 ? train.tile : (LOCOMOTIVE_TILES[tilesLaid] ?? 0)
  if (train.tile === 0) worth += end.cars[missing]! * (tilesLaid < 4 ? 2 : 1) * weights.free[phases.length]!
  for (const chances of phases) worth += tile * chances.cars[missing]! * reaches(train, chances, TILE_PLACE)
  if (train.conductor < TILE_PLACE) {
    const there = end.cars[missing]! * reaches(train, end, TILE_PLACE)
    worth += there * (CONSTANTINOPLE[arrived] ?? 0) * weights.constantinople
  }
  return worth
}

/** Passengers and luggage that still wait: their fare and frame, as likely as they are to board. */
export function guestsWorth(rules: Rules, weights: Weights, player: Player, { phases, end }: Outlook): number {
  let worth = 0
  for (const which of TRAINS.keys()) {
    const train = player.trains[which]!
    let aboard = 0
    for (const [i, face] of train.guests.entries()) {
      const { kind, passenger, luggage } = rules.printed.faces[face]!
      if (kind !== 'guest') continue
      if (i >= train.seated) {
        const fare = which === UPPER ? passenger! : luggage!
        const pays =
          which === UPPER ? (fare.amount + aboard) * weights.coins[0]![phases.length]! : fare.amount + 2 * aboard
        const upgraded = train.cars[1]! > i ? 1 : end.upgrades[Math.min(FARTHEST, i + 1 - train.cars[1]!)]!
        const boards = reaches(train, end, cardOfCar(i + 1)) * upgraded
        worth += boards * (pays + frameWorth(weights, fare.frame, phases.length))
      }
      aboard++
    }
    worth += aboard * weights.guestAboard * end.turns * 0.1
  }
  return worth
}

/** Switches, mechanics and factories between the trains. */
export function middleWorth(rules: Rules, weights: Weights, player: Player, outlook: Outlook): number {
  let worth = 0
  for (let i = 0; i < player.middle.length; i++) {
    const { kind, needs, points } = rules.printed.faces[player.middle[i]!]!
    if (kind === 'switch') {
      worth += points * arrowWorth(player.trains[UPPER], leftCard(i + 1), needs, outlook)
      worth += points * arrowWorth(player.trains[LOWER], rightCard(i + 1), needs, outlook)
    } else if (kind === 'mechanic') worth += mechanicWorth(weights, player, i + 1, needs, outlook)
    else
      worth +=
        (i + 1) * weights.factoryUpgrade * weights.free[outlook.phases.length]! * weights.factories * outlook.turns
  }
  return worth
}

/** How often an arrow will score: its card reached, a car, and worth enough. */
function arrowWorth(train: Train, card: number, needs: number, { phases }: Outlook): number {
  const car = carAtCard(card)
  if (car === 0) return 0
  const missing = stepsMissing(train, car, needs)
  let times = 0
  for (const chances of phases) times += reaches(train, chances, card) * chances.upgrades[missing]!
  return times
}

/** Steps until the n-th car is there and has gone up so far. */
const stepsMissing = (train: Train, car: number, step: number): number =>
  Math.max(0, step - stepOfCar(train, car)) + Math.max(0, car - train.cars[0]! - 1)

/** In each train that it has not served yet, one step for the card to its right. */
function mechanicWorth(weights: Weights, player: Player, position: number, needs: number, outlook: Outlook): number {
  let worth = 0
  const car = carAtCard(leftCard(position))
  if (carAtCard(rightCard(position)) === 0) return 0
  for (const which of TRAINS.keys())
    if ((player.marks[position - 1]! & (1 << which)) === 0) {
      const missing = stepsMissing(player.trains[which]!, car, needs)
      worth += outlook.end.upgrades[missing]! * weights.up[outlook.phases.length]! * 1.3
    }
  return worth
}
