import { DECKS, type Letter } from '../base/cards/card.ts'
import type { Rules } from '../base/table.ts'
import { type DeckFile, type DeckLine, FORMAT } from '../decks/definition.ts'
import { standardDecks } from '../decks/standard.ts'
import { rulesFor } from '../rules.ts'

/** What is printed on a card; in which pile it lies, and how often, stays. */
type Face = Omit<DeckLine, 'pile' | 'copies'>

/**
 * The rules with some cards printed otherwise. A test that needs a certain face says it here, where the standard decks have
 * none such: tuning them must not move what a rule is tested with.
 */
export function rulesWithFaces(seats: number, letters: readonly [Letter, Letter], faces: readonly Face[]): Rules {
  const { decks } = standardDecks()
  const anew = (line: DeckLine): DeckLine => {
    const face = faces.find(({ id }) => id === line.id)
    return face === undefined ? line : { ...face, pile: line.pile, copies: line.copies ?? 1 }
  }
  const own: DeckFile = {
    format: FORMAT,
    name: 'Faces of a test',
    decks: Object.fromEntries(DECKS.map(deck => [deck, decks[deck].map(anew)])),
  }
  return rulesFor(seats, letters, undefined, own)
}
