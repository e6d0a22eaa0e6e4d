import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import { MAIL_PLACE, MOST_CARS, TILE_PLACE, TOP, type Train } from '@roundhouse/first-class/base/board/train'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Chances } from './outlook.ts'
import type { Scale } from './scale.ts'

/** Which card of its train the n-th car is: the mail car lies between the fifth and the sixth. */
export const cardOfCar = (car: number): number => (car < MAIL_PLACE ? car : car + 1)

/** How likely it is that the conductor has reached this card by then. */
export const reaches = ({ conductor }: Train, chances: Chances, card: number): number =>
  card <= conductor ? 1 : chances.conductor[card - conductor]!

/** What the cars of a train will score, as likely as each is reached in each phase; with a celebrity twice. */
export function carsWorth({ rules, outlook }: Scale, train: Train): number {
  const { cars, guests, conductor } = train
  let worth = 0
  let step = 0
  for (let car = cars[0]!; car > 0; car--) {
    while (step < TOP && cars[step + 1]! >= car) step++
    const away = cardOfCar(car) - conductor
    const scores = outlook.cars[step]![away > 0 ? away : 0]!
    worth += car <= guests.length && isCelebrity(rules, guests[car - 1]!) ? 2 * scores : scores
  }
  return worth
}

const isCelebrity = ({ printed }: Rules, face: number): boolean => printed.faces[face]!.kind === 'celebrity'

/** The mail car, if it is still to come: its bonus. */
export const mailWorth = ({ outlook, now }: Scale, { mail, cars }: Train): number =>
  mail > 0 ? 0 : now.mail * outlook.end.cars[MAIL_PLACE - 1 - cars[0]!]!

/** The first four tiles give two upgrades of choice, the others one (FC-1.6). */
const upgradesOf = (tilesLaid: number): number => (tilesLaid < LOCOMOTIVE_TILES.length / 2 ? 2 : 1)
const CONSTANTINOPLE = [20, 10, 5]

/** The locomotive tile: its upgrades while it is to come, its number in each phase, and Constantinople. */
export function tileWorth({ outlook, now }: Scale, train: Train, tilesLaid: number, arrived: number): number {
  const { weights, phases, end } = outlook
  const missing = MOST_CARS - train.cars[0]!
  const tile = train.tile > 0 ? train.tile : (LOCOMOTIVE_TILES[tilesLaid] ?? 0)
  let worth = train.tile > 0 ? 0 : end.cars[missing]! * upgradesOf(tilesLaid) * now.free
  for (const chances of phases) worth += tile * chances.cars[missing]! * reaches(train, chances, TILE_PLACE)
  if (train.conductor === TILE_PLACE) return worth
  const hoped = (CONSTANTINOPLE[arrived] ?? 0) * weights.constantinople
  return worth + hoped * end.cars[missing]! * reaches(train, end, TILE_PLACE)
}
