import type { NamedNumber } from '@roundhouse/kernel/named-number'
import type { FaceNumber } from '../cards/face-number.ts'
import type { Bits } from './bits.ts'

/** A car goes up one step at a time: 0, 1, 2, 4, 7, 12 (FC-5.2). */
export const CAR_VALUES = [0, 1, 2, 4, 7, 12] as const
export type CarValue = (typeof CAR_VALUES)[number]

/** The place of a value in CAR_VALUES: what a car has been raised to, counted in steps. */
export type CarStep = NamedNumber<'step'>
export const carValue = (step: CarStep): CarValue => CAR_VALUES[step]!

export const TOP: CarStep = CAR_VALUES.length - 1

/** What each step adds to a car's value. */
const WORTH_OF_STEP = [0, 1, 1, 2, 3, 5] as const

export const TRAINS = ['upper', 'lower'] as const
export type TrainName = (typeof TRAINS)[number]
/** One of a player's two trains. */
export type TrainNumber = NamedNumber<'train'>
export const UPPER = 0
export const LOWER = 1
export const BOTH_TRAINS = [UPPER, LOWER] as const
export const trainName = (train: TrainNumber): TrainName => TRAINS[train]!

/** Cars 1 to 5, the mail car as card 6, cars 7 to 9, the locomotive tile as card 10: at most 8 cars (FC-6). */
export const MOST_CARS = 8
export const MAIL_PLACE = 6
export const TILE_PLACE = 10

export interface Train {
  /**
   * How many cars are worth at least each of the values 0, 1, 2, 4, 7, 12.
   *
   * A car is never worth more than the one to its left (FC-5.3), so these six counts are the whole train, a rising
   * train can't be written down, and 'of equal cars the leftmost goes up' needs no rule.
   */
  cars: readonly number[]
  /** How many cards the conductor has reached, counted from the left. 0: still before card 1. */
  conductor: number
  /** Which of the player's mail cars is card 6; 0: none yet. */
  mail: number
  /** The number on the locomotive tile; 0: none yet. */
  tile: number
  /** Cards that travel in cars: the n-th in the n-th car, since each took the first car that was free (FC-B.1, FC-D.1). */
  guests: readonly FaceNumber[]
  /** How many of the guests are settled. They settle from the left: a car further left is reached and worth more. */
  seated: number
}

/** One 0-car and no guests (FC-1.3); lists are replaced, never changed, so all trains begin with these. */
const FIRST_CAR: readonly number[] = [1, 0, 0, 0, 0, 0]
const NO_GUESTS: readonly number[] = []

export const newTrain = (): Train => ({
  cars: FIRST_CAR,
  conductor: 0,
  mail: 0,
  tile: 0,
  guests: NO_GUESTS,
  seated: 0,
})

export const copyTrain = ({ cars, conductor, mail, tile, guests, seated }: Train): Train => ({
  cars,
  conductor,
  mail,
  tile,
  guests,
  seated,
})

export const carCount = (train: Train): number => train.cars[0]!
export const carsAtLeast = (train: Train, step: CarStep): number => train.cars[step]!

/** How many cards lie in the train, mail car and locomotive tile included. */
export const cardCount = (train: Train): number => carCount(train) + (train.mail > 0 ? 1 : 0) + (train.tile > 0 ? 1 : 0)

/** A train with a locomotive tile takes no more cars (FC-5.1, FC-6.3). */
export const isExtensible = (train: Train): boolean => train.tile === 0

/** Can some car of this step go up? Then it is the leftmost of its value (FC-5.3). */
export const canUpgrade = (train: Train, from: CarStep): boolean =>
  from < TOP && train.cars[from + 1]! < train.cars[from]!

/** The steps from which some car can go up: fewer cars are worth the next one. */
export function upgradable({ cars }: Train): Bits {
  let steps = 0
  for (let from = 0; from < TOP; from++) steps |= ((cars[from + 1]! - cars[from]!) >>> 31) << from
  return steps
}

/** The car that would go up: the leftmost of this step, counted from 1. */
export const carToUpgrade = (train: Train, from: CarStep): number => train.cars[from + 1]! + 1

export function upgradeCar(train: Train, from: CarStep): void {
  train.cars = oneMore(train.cars, from + 1)
}

export function addCar(train: Train): void {
  train.cars = oneMore(train.cars, 0)
}

function oneMore(counts: readonly number[], place: number): readonly number[] {
  const more = [counts[0]!, counts[1]!, counts[2]!, counts[3]!, counts[4]!, counts[5]!]
  more[place]!++
  return more
}

/** The step of the n-th car (from 1); -1 if there is no such car. */
export function stepOfCar(train: Train, car: number): CarStep {
  let step = -1
  while (step < TOP && train.cars[step + 1]! >= car) step++
  return step
}

export const valueOfCar = (train: Train, car: number): number => CAR_VALUES[stepOfCar(train, car)] ?? 0

/** Which car is the n-th card of a train; 0 for the mail car and the locomotive tile. */
export const carAtCard = (card: number): number => {
  if (card === MAIL_PLACE || card >= TILE_PLACE) return 0
  return card < MAIL_PLACE ? card : card - 1
}

/** How many cars the conductor has reached. */
export const reachedCars = ({ conductor }: Train): number =>
  conductor < MAIL_PLACE ? conductor : conductor === MAIL_PLACE ? MAIL_PLACE - 1 : Math.min(conductor - 1, MOST_CARS)

/** Moves the conductor to the right. Steps beyond the last card are lost (FC-7.3). */
export function advance(train: Train, steps: number): void {
  train.conductor = Math.min(train.conductor + steps, cardCount(train))
}

export const stepsLeft = (train: Train): number => cardCount(train) - train.conductor

export const isOnTile = (train: Train): boolean => train.tile > 0 && train.conductor === TILE_PLACE

/** What the reached cars are worth (FC-12.4). */
export function reachedValue(train: Train): number {
  const reached = reachedCars(train)
  let sum = 0
  for (let step = 1; step <= TOP; step++) sum += WORTH_OF_STEP[step]! * Math.min(train.cars[step]!, reached)
  return sum
}
