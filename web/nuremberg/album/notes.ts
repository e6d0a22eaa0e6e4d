/** What the notes of the standard maps are called among the messages: they say which part is documented. */
const NOTES: Readonly<Record<string, string>> = {
  'one of five company cities; which one, and whose, is ours': 'five-cities',
  'that it is there; whose it is, is ours': 'is-there',
}

export const noteKey = (note: string): string => `cards.note.${NOTES[note]}`
