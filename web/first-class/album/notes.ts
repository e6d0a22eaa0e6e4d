import type { After, MessageKey } from '../../messages/say.ts'

/** What the notes of the standard decks are called among the messages: they say which part is documented. */
const NOTES: Readonly<Record<string, After<'cards.note.'>>> = {
  '3 is the most, says poeppelkiste': 'most',
  'a symbol 4>7 is implied': 'implied',
  'an action of 4 coins': 'four-coins',
  bonus: 'bonus',
  'both halves; on one card is inferred': 'both-halves',
  'cards with one half exist': 'one-half',
  'condition and reward': 'condition-and-reward',
  condition: 'condition',
  'counts and points': 'counts-and-points',
  'each half; the pair is ours': 'each-half',
  effect: 'effect',
  'one condition of module A; which one is unknown': 'one-of-a',
  symbol: 'symbol',
  'the city of 3 points and the bonus; on one card is inferred': 'city-and-bonus',
  'the city of 8 points': 'city',
  'the kind of condition': 'kind-of-condition',
  'the whole face': 'whole',
}

export const noteKey = (note: string): MessageKey => `cards.note.${NOTES[note]!}`
