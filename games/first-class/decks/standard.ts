import { Refusal } from '@roundhouse/kernel/game'
import type { FullDecks } from './definition.ts'
import { SET_1 } from './set-1/index.ts'
import { SET_2 } from './set-2/index.ts'
import { SET_3 } from './set-3/index.ts'

/**
 * The standard decks. A set that games were played with never changes, or their records would end differently: tuning a
 * card makes a new set, which may take over whatever stays the same.
 */
const SETS: ReadonlyMap<number, FullDecks> = new Map([
  [1, SET_1],
  [2, SET_2],
  [3, SET_3],
])

/** The set that new games are played with. */
export const STANDARD = 3

export function standardDecks(set: number = STANDARD): FullDecks {
  const decks = SETS.get(set)
  if (decks === undefined)
    throw new Refusal(`There is no standard set ${set} of decks; there is ${[...SETS.keys()].join(', ')}`)
  return decks
}
