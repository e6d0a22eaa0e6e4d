import { standardDecks } from '@roundhouse/first-class/decks/standard'
import type { Options } from '@roundhouse/first-class/definition'

/** Every card by the number that views have for it, as it stands in a deck file. */
export function legend({ modules, decks: set, own }: Options) {
  const decks = { ...standardDecks(set).decks, ...own?.decks }
  return {
    cards: (['X', ...modules] as const).flatMap(deck => decks[deck]),
    endCards: decks.gameEnd,
    mailCars: decks.mailCars,
    board: decks.board,
  }
}
