/** What can be said at a table without typing: everybody reads it in their own language (`phrasesRoom`). */
export const PHRASES = [
  'good-luck',
  'nice-move',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back-in-5-minutes',
  'your-move',
] as const

export type Phrase = (typeof PHRASES)[number]

/** The message that says it. */
export const phraseKey = <P extends Phrase>(phrase: P): `phrase.${P}` => `phrase.${phrase}`
