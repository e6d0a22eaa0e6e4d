import { numberedSets } from '@roundhouse/kernel/numbered-sets'
import type { FullDecks } from './definition.ts'
import { SET_1 } from './set-1/index.ts'

/** The standard decks. A new set may take over whatever stays the same. */
export const STANDARD_DECKS = numberedSets<FullDecks>('decks', [SET_1])

/** The set that new games are played with. */
export const STANDARD = STANDARD_DECKS.newest

export const standardDecks = (set: number = STANDARD): FullDecks => STANDARD_DECKS.of(set)
