import { UPPER } from '../../base/board/train.ts'
import type { Fare } from '../../base/cards/card.ts'
import type { Rules } from '../../base/table.ts'

/** Passengers travel in the upper train, luggage in the lower: which half of a card counts follows from where it is. */
export const HALVES = ['passenger', 'luggage'] as const
export type Half = (typeof HALVES)[number]

export const isGuest = ({ printed }: Rules, face: number): boolean => printed.faces[face]!.kind === 'guest'

/** How many of those who travel are passengers or luggage, and no celebrities. */
export function guestCount(rules: Rules, cards: readonly number[]): number {
  let count = 0
  for (const face of cards) if (isGuest(rules, face)) count++
  return count
}

export const fareOf = ({ printed }: Rules, face: number, which: number): Fare | null =>
  which === UPPER ? printed.faces[face]!.passenger : printed.faces[face]!.luggage
