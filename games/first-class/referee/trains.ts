import { isWhole, nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { LOCOMOTIVE_TILES } from '../base/board/cars.ts'
import { NONE } from '../base/board/player.ts'
import {
  CAR_VALUES,
  carCount,
  cardCount,
  isOnTile,
  MAIL_PLACE,
  MOST_CARS,
  type Train,
  type TrainNumber,
  trainName,
} from '../base/board/train.ts'
import { ofEachSeat, type StateCheck } from '../base/complaint.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { mailCarsDiffer } from '../checks/boards.ts'

const CARS_BEFORE_MAIL = MAIL_PLACE - 1

/** Cars, mail cars, tiles, conductors and guests are where they can be. */
export const trains: StateCheck = (rules, state) => [
  ...ofEachSeat(state, ({ trains }, seat) =>
    trains.flatMap((train, trainNumber) => oneTrain(rules, state, train, seat, trainNumber)),
  ),
  ...mailCars(rules, state),
  ...mailCarDue(state),
  ...tilesOfTheStack(state),
  ...arrivals(state),
]

const mailCars = complaintsOf(mailCarsDiffer)

function oneTrain(rules: Rules, state: State, train: Train, seat: Seat, trainNumber: TrainNumber): string[] {
  const name = `${nameOf(seat)}, ${trainName(trainNumber)} train`
  return [
    ...cars(train, name),
    ...mailCar(rules, state, train, seat, trainNumber),
    ...tile(train, name),
    ...riders(train, name),
  ]
}

/** A car is worth at least as much as the next to its right (FC-5.3): the counts never rise. */
function cars(train: Train, name: string): string[] {
  const { cars: counts } = train
  const fall = counts.every((count, step) => isWhole(count, 0, counts[step - 1] ?? MOST_CARS))
  return unless(
    counts.length === CAR_VALUES.length && fall && counts[0]! >= 1,
    () =>
      `${name}: 1 to ${MOST_CARS} cars, none worth more than the one to its left, but the counts are ${counts.join(', ')}`,
  )
}

/** Card 6 is a mail car as soon as there are five cars, or it is being chosen now (FC-6.1). */
function mailCar({ printed }: Rules, state: State, train: Train, seat: Seat, trainNumber: TrainNumber): string[] {
  const isDue = state.mailFor === trainNumber && state.toMove === seat
  const [least, most] = carCount(train) < CARS_BEFORE_MAIL || isDue ? [0, 0] : [1, printed.mailCars.length]
  return unless(
    isWhole(train.mail, least, most),
    () =>
      `${nameOf(seat)}, ${trainName(trainNumber)} train: with ${carCount(train)} cars the mail car is one of ${least} to ${most}, but it is ${train.mail}`,
  )
}

/** The mail car is chosen before anything else happens (FC-6.1). */
function mailCarDue({ mailFor, toMove, players }: State): string[] {
  if (mailFor === NONE) return []
  const train = players[toMove]?.trains[mailFor]
  return unless(
    train !== undefined && carCount(train) === CARS_BEFORE_MAIL,
    () =>
      `A mail car is due with the fifth car, but ${nameOf(toMove).toLowerCase()} is to choose one for train ${mailFor}`,
  )
}

/** The train is full with card 9, and then it has a tile (FC-6.3). */
const tile = (train: Train, name: string): string[] =>
  unless(
    (carCount(train) === MOST_CARS) === train.tile > 0,
    () =>
      `${name}: a tile comes with car ${MOST_CARS}, but with ${carCount(train)} cars there is ${train.tile > 0 ? `tile ${train.tile}` : 'none'}`,
  )

/** Tiles come from the top of the stack (FC-1.6). */
function tilesOfTheStack({ tilesLaid, players }: State): string[] {
  const laid = players
    .flatMap(({ trains }) => trains.flatMap(({ tile }) => (tile > 0 ? [tile] : [])))
    .sort((a, b) => a - b)
  const gone = LOCOMOTIVE_TILES.slice(0, tilesLaid)
  return unless(
    laid.join(', ') === gone.join(', '),
    () => `${tilesLaid} tiles have left the stack (${gone.join(', ')}), but in the trains are ${laid.join(', ')}`,
  )
}

/** The conductor stands on a card or before the first (FC-7.3), a guest in a car (FC-B.1, FC-D.1). */
const riders = (train: Train, name: string): string[] => [
  ...unless(
    isWhole(train.conductor, 0, cardCount(train)),
    () => `${name}: it has ${cardCount(train)} cards, but the conductor stands at ${train.conductor}`,
  ),
  ...unless(
    train.guests.length <= carCount(train),
    () => `${name}: it has ${carCount(train)} cars, but ${train.guests.length} guests`,
  ),
  ...unless(
    isWhole(train.seated, 0, train.guests.length),
    () => `${name}: it has ${train.guests.length} guests, but ${train.seated} are settled`,
  ),
]

/** Constantinople counts every conductor that has reached a tile (FC-6.5); there it stays. */
function arrivals({ arrived, players }: State): string[] {
  const standing = players.flatMap(({ trains }) => trains.filter(isOnTile)).length
  return unless(arrived === standing, () => `${arrived} conductors have arrived, but ${standing} stand on a tile`)
}
