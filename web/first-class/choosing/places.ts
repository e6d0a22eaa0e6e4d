import { NONE } from '@roundhouse/first-class/base/board/player'
import { cityCount } from '@roundhouse/first-class/base/board/route'
import type { Train, TrainName } from '@roundhouse/first-class/base/board/train'
import { carCount, stepOfCar, TOP, TRAINS, valueOfCar } from '@roundhouse/first-class/base/board/train'
import { POSITIONS } from '@roundhouse/first-class/base/cards/middle'
import { writeSlot } from '@roundhouse/first-class/base/cards/offer'
import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import type { Place } from './targets.ts'

/** The place of the n-th car: of equal ones only the leftmost can be chosen (FC-5.3), and a 12 never. */
export function placeOfCar(name: TrainName, train: Train, car: number): Place | null {
  if (stepOfCar(train, car) === TOP) return null
  const isLeftmost = car === 1 || stepOfCar(train, car - 1) !== stepOfCar(train, car)
  return isLeftmost ? `car ${name} ${valueOfCar(train, car)}` : null
}

const placesOfTrain = (name: TrainName, train: Train): (Place | null)[] => [
  ...Array.from({ length: carCount(train) }, (_, i) => placeOfCar(name, train, i + 1)),
  `end ${name}`,
  `guest ${name}`,
]

const MAIL_CARS = 4
const COLUMNS = [1, 2, 3]
const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/** Every place that the table shows to a seat, whether something can be chosen there now or not. */
export function placesShown(rules: Rules, view: View, seat: Seat): ReadonlySet<Place> {
  const { printed } = rules
  const player = view.players[seat]!
  const endCard = (card: number): string => printed.endFaces[card]!.id
  const ahead = cityCount(rules, { ...player, kept: NONE }) - player.locomotive
  const places: (Place | null)[] = [
    ...(view.draft ?? []).map(card => `hand ${endCard(card)}` as const),
    ...view.offer.flatMap((face, slot) => (face === NONE ? [] : [`offer ${writeSlot(slot)}` as const])),
    'tile',
    ...view.display.map(card => `display ${endCard(card)}` as const),
    ...TRAINS.flatMap((name, which) => placesOfTrain(name, player.trains[which]!)),
    'conductors',
    ...numbered(ahead).map(n => `ahead ${n}` as const),
    ...COLUMNS.map(n => `coins ${n}` as const),
    ...player.contracts.map(face => `contract ${printed.faces[face]!.id}` as const),
    ...numbered(player.route.length).map(n => `route ${n}` as const),
    ...numbered(Math.min(player.middle.length + 1, POSITIONS)).map(n => `middle ${n}` as const),
    ...(view.mailFor === NONE ? [] : numbered(MAIL_CARS).map(n => `mail ${n}` as const)),
    ...storagePlaces(rules, view),
    ...view.waiting.map(source => `waiting ${writeSource(rules, source)}` as const),
  ]
  return new Set(places.filter(place => place !== null))
}

const storagePlaces = ({ printed }: Rules, { slices }: View): Place[] =>
  slices.storage === undefined
    ? []
    : [...slices.storage.drawn.map(face => `storage ${printed.faces[face]!.id}` as const), 'storage toolbox']
