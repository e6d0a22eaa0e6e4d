import type { DeckFile } from '../definition.ts'
import { FORMAT } from '../definition.ts'
import { standardDecks } from '../standard.ts'

/** Something of a deck file that a test may spoil as it likes. */
export type Loose = { [field: string]: unknown }

/** A file with these parts of the standard decks, for a test to change. */
export function fileWith(...parts: (keyof DeckFile['decks'])[]): { [field: string]: unknown; decks: Loose } {
  const decks = Object.fromEntries(parts.map(part => [part, standardDecks(1).decks[part]]))
  return structuredClone({ format: FORMAT, name: 'Mine', decks })
}

/** The cards of a part, for a test to change. */
export const cardsIn = (file: { decks: Loose }, part: string): Loose[] => file.decks[part] as Loose[]
