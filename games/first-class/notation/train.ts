import { Refusal } from '@roundhouse/kernel/game'
import { refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { LOCOMOTIVE_TILES } from '../base/board/cars.ts'
import {
  CAR_VALUES,
  carAtCard,
  carCount,
  cardCount,
  MAIL_PLACE,
  MOST_CARS,
  TILE_PLACE,
  type Train,
  valueOfCar,
} from '../base/board/train.ts'
import { faceId } from '../base/cards/card.ts'
import type { Rules } from '../base/table.ts'
import { readCardOf } from './cards.ts'

/**
 * `12{B1-1} 4 1^ 1 0 M2 0 0 0 L5`: the cards from the left. A number is a car, M2 the player's second mail car, L5 the
 * locomotive tile 5; `^` follows the card on which the conductor stands; in braces the guest of a car, `!` once he is
 * on board.
 */
export const writeTrain = (rules: Rules, train: Train): string =>
  Array.from({ length: cardCount(train) }, (_, i) => writeTrainCard(rules, train, i + 1)).join(' ')

function writeTrainCard(rules: Rules, train: Train, place: number): string {
  const conductor = train.conductor === place ? '^' : ''
  if (place === TILE_PLACE) return `L${train.tile}${conductor}`
  if (place === MAIL_PLACE) return `M${train.mail}${conductor}`
  const car = carAtCard(place)
  return `${valueOfCar(train, car)}${writeGuest(rules, train, car)}${conductor}`
}

function writeGuest(rules: Rules, { guests, seated }: Train, car: number): string {
  const guest = guests[car - 1]
  return guest === undefined ? '' : `{${faceId(rules, guest)}${car <= seated ? '!' : ''}}`
}

/** One card of a train as it is written. */
interface Word {
  readonly text: string
  /** From the left, from 1. */
  readonly place: number
  /** What a car is worth; `null`: it is no car. */
  readonly value: number | null
  readonly mail: number
  readonly tile: number
  readonly guest: number | null
  readonly isOnBoard: boolean
  readonly hasConductor: boolean
}

const FORM = /^(?:(0|1|2|4|7|12)(?:\{([^{}!]+)(!?)\})?|M([1-4])|L(5|6|7|8|12|13|14|15))(\^?)$/
const ALLOWED = `cars ${CAR_VALUES.join(', ')}, a mail car M1 to M4, a tile L${LOCOMOTIVE_TILES.join(', L')}, each with ^ if the conductor stands on it; a guest in braces after its car, as in 4{B1-1}`

function readWord(rules: Rules, text: string, place: number): Word {
  const [, car, guest, mark, mail, tile, conductor] = FORM.exec(text) ?? refuseWord(text)
  return {
    text,
    place,
    value: car === undefined ? null : Number(car),
    mail: Number(mail ?? 0),
    tile: Number(tile ?? 0),
    guest: guest === undefined ? null : readCardOf(rules, guest, ['celebrity', 'guest']),
    isOnBoard: mark === '!',
    hasConductor: conductor === '^',
  }
}

function refuseWord(text: string): never {
  throw refusal(text, ALLOWED)
}

export function readTrain(rules: Rules, text: string): Train {
  const words = wordsOf(text).map((word, i) => readWord(rules, word, i + 1))
  for (const word of words) refusePlace(word)
  const cars = words.filter(({ value }) => value !== null)
  refuseCars(cars)
  refuseConductors(words.filter(({ hasConductor }) => hasConductor))
  const guests = cars.filter(({ guest }) => guest !== null)
  const train: Train = {
    cars: CAR_VALUES.map(least => cars.filter(({ value }) => value! >= least).length),
    conductor: words.find(({ hasConductor }) => hasConductor)?.place ?? 0,
    mail: words[MAIL_PLACE - 1]?.mail ?? 0,
    tile: words[TILE_PLACE - 1]?.tile ?? 0,
    guests: guests.map(({ guest }) => guest!),
    seated: guests.filter(({ isOnBoard }) => isOnBoard).length,
  }
  refuseWithoutTile(train)
  return train
}

/** Card 6 is the mail car, card 10 the locomotive tile, and nothing comes after it (FC-6.1, FC-6.3). */
function refusePlace({ text, place, mail, tile }: Word): void {
  if (place > TILE_PLACE) throw refusal(text, `${TILE_PLACE} cards; this is card ${place} (FC-6.3)`)
  if ((place === MAIL_PLACE) !== mail > 0)
    throw refusal(text, `a mail car as card ${MAIL_PLACE} and nowhere else; this is card ${place} (FC-6.1)`)
  if ((place === TILE_PLACE) !== tile > 0)
    throw refusal(text, `a locomotive tile as card ${TILE_PLACE} and nowhere else; this is card ${place} (FC-6.3)`)
}

function refuseCars(cars: readonly Word[]): void {
  for (const [i, car] of cars.entries()) if (i > 0) refuseAfter(cars[i - 1]!, car)
}

/** Values never rise to the right (FC-5.3); guests fill the cars from the left and board from the left (FC-B.1, FC-D.2). */
function refuseAfter(left: Word, car: Word): void {
  if (car.value! > left.value!)
    throw refusal(car.text, `as card ${car.place}: cars of at most ${left.value}, as to its left (FC-5.3)`)
  if (car.guest !== null && left.guest === null)
    throw refusal(car.text, `guests in the first cars: the car to the left of card ${car.place} is free (FC-B.1)`)
  if (car.isOnBoard && !left.isOnBoard)
    throw refusal(car.text, `guests on board from the left: the one before card ${car.place} is not (FC-D.2)`)
}

function refuseConductors([, second]: readonly Word[]): void {
  if (second !== undefined) throw refusal(second.text, 'one conductor in a train: ^ stands here a second time')
}

function refuseWithoutTile(train: Train): void {
  if (carCount(train) === 0) throw new Refusal('found no car; expected trains of at least one car (FC-1.3)')
  if (carCount(train) === MOST_CARS && train.tile === 0)
    throw new Refusal(`found 9 cards without a locomotive tile; expected ${TILE_PLACE} cards, the last a tile (FC-6.3)`)
}
