import { DECKS } from '../base/cards/card.ts'
import { type DeckFile, FIELD_ORDER, FORMAT } from './definition.ts'

const PARTS = [...DECKS, 'gameEnd', 'mailCars', 'board'] as const

/** The file on one line, and always the same line for the same decks: a record can hold it. */
export const writeDecks = (file: DeckFile): string => JSON.stringify(tidy(file))

/** Parts and fields in their order, without what goes without saying. */
export function tidy({ name, decks }: DeckFile): DeckFile {
  const parts = PARTS.filter(part => Object.hasOwn(decks, part)).map(part => [part, tidyPart(decks[part]!)])
  return { format: FORMAT, name, decks: Object.fromEntries(parts) }
}

const tidyPart = (part: string | readonly object[]): unknown =>
  typeof part === 'string' ? part : part.map(card => tidyCard(new Map(Object.entries(card))))

const tidyCard = (card: ReadonlyMap<string, unknown>): object =>
  Object.fromEntries(
    [...FIELD_ORDER]
      .filter(([field, fallback]) => card.has(field) && card.get(field) !== fallback)
      .map(([field]) => [field, card.get(field)]),
  )
