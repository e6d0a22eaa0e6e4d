import type { After, MessageKey } from '../../messages/say.ts'

/** What the notes of the standard maps are called among the messages: they say which part is documented. */
const NOTES: Readonly<Record<string, After<'cards.note.'>>> = {
  'one of five company cities; which one, and whose, is ours': 'five-cities',
  'that it is there; whose it is, is ours': 'is-there',
}

export const noteKey = (note: string): MessageKey => `cards.note.${NOTES[note]!}`
