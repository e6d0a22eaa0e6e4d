import type { Language } from './languages.ts'
import type { Catalogue } from './say.ts'

/** Messages that are loaded together, a file for each language. */
export type MessageRoom = Readonly<Record<Language, () => Promise<{ readonly default: object }>>>

/** What can be said in a room. */
export type KeyIn<Rooms extends MessageRoom> = Rooms extends MessageRoom
  ? keyof Awaited<ReturnType<Rooms['en']>>['default'] & string
  : never

/** What all these rooms have to say in a language, in one catalogue. */
export async function catalogueOf<Rooms extends MessageRoom>(
  language: Language,
  rooms: readonly Rooms[],
): Promise<Catalogue<KeyIn<Rooms>>> {
  const files = await Promise.all(rooms.map(room => room[language]()))
  return Object.assign({}, ...files.map(file => file.default))
}
