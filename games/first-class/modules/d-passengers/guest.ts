import { type TrainNumber, UPPER } from '../../base/board/train.ts'
import { type Fare, faceAt } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import type { Rules } from '../../base/table.ts'

/** Passengers travel in the upper train, luggage in the lower: which half of a card counts follows from where it is. */
export const HALVES = ['passenger', 'luggage'] as const
export type Half = (typeof HALVES)[number]
export const halfName = (train: TrainNumber): Half => HALVES[train]!

export const isGuest = ({ printed }: Rules, face: FaceNumber): boolean => faceAt(printed, face).kind === 'guest'

/** How many of those who travel are passengers or luggage, and no celebrities. */
export function guestCount(rules: Rules, cards: readonly FaceNumber[]): number {
  let count = 0
  for (const face of cards) if (isGuest(rules, face)) count++
  return count
}

export const fareOf = ({ printed }: Rules, face: FaceNumber, trainNumber: TrainNumber): Fare | null =>
  trainNumber === UPPER ? faceAt(printed, face).passenger : faceAt(printed, face).luggage
