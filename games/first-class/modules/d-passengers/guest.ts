import type { Fare } from '../../base/card.ts'
import type { Rules } from '../../base/table.ts'
import { UPPER } from '../../base/train.ts'

/** Passengers travel in the upper train, luggage in the lower: which half of a card counts follows from where it is. */
export const HALVES = ['passenger', 'luggage'] as const

export const isGuest = ({ printed }: Rules, face: number): boolean => printed.faces[face]!.kind === 'guest'

export const fareOf = ({ printed }: Rules, face: number, which: number): Fare | null =>
  which === UPPER ? printed.faces[face]!.passenger : printed.faces[face]!.luggage
