import type { Language } from './languages.ts'
import type { Catalogue } from './say.ts'

/** Messages that are loaded together, a file for each language. */
export type MessageRoom = Readonly<Record<Language, () => Promise<{ readonly default: object }>>>

/** What all these rooms have to say in a language, in one catalogue. */
export async function catalogueOf(language: Language, rooms: readonly MessageRoom[]): Promise<Catalogue> {
  const files = await Promise.all(rooms.map(room => room[language]()))
  return Object.assign({}, ...files.map(file => file.default))
}
