import { append } from '../board/append.ts'
import type { Player } from '../board/player.ts'
import { carCount, LOWER, type Train, UPPER } from '../board/train.ts'
import type { FaceNumber } from './face-number.ts'

/**
 * Guests only travel in cars, one card of any kind for each car, in the first that holds none (FC-B.1, FC-D.6).
 * They never leave, so the guests of a train sit in its first cars, in the order they came.
 */
export const hasFreeCar = (train: Train): boolean => train.guests.length < carCount(train)

export function seatGuest(train: Train, face: FaceNumber): void {
  train.guests = append(train.guests, face)
}

export const guestsOf = ({ trains }: Player): readonly number[] => [...trains[UPPER].guests, ...trains[LOWER].guests]
