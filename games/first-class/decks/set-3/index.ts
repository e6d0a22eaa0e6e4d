import { DECKS } from '../../base/card.ts'
import type { FullDecks } from '../definition.ts'
import { SET_2 } from '../set-2/index.ts'
import { LINES } from './lines.ts'
import { retouched } from './retouched.ts'

/** The second set with some faces of ours tuned once more, with better bots (docs/balance.md). */
export const SET_3: FullDecks = {
  ...SET_2,
  name: 'Standard 3',
  decks: {
    ...SET_2.decks,
    ...Object.fromEntries(DECKS.map(deck => [deck, retouched(SET_2.decks[deck], LINES)])),
  },
}
