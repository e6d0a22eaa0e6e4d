import type { GameName } from '@roundhouse/table/games'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { levelsRoom } from '@roundhouse/words/levels/room'
import { pageRoom } from '@roundhouse/words/page/room'
import { catalogueOf, type MessageRoom } from '@roundhouse/words/room'
import { type Catalogue, sayIn } from '@roundhouse/words/say'
import { WEB_GAMES } from '../games.ts'
import type { GameMessages } from './game-messages.ts'
import { readAhead } from './read-ahead.ts'
import type { MessageKey, Say } from './say.ts'

export const roomsOfGames = (part: keyof GameMessages): readonly MessageRoom[] =>
  Object.values(WEB_GAMES).flatMap(({ messages }) => messages?.[part] ?? [])

/** What every page needs, games not yet opened with it. */
export const shellRooms = (): readonly MessageRoom[] => [pageRoom, levelsRoom, ...roomsOfGames('about')]

/** A game without any is told as its engine writes it. */
export const tableRooms = (game: GameName): readonly MessageRoom[] => [WEB_GAMES[game].messages?.table ?? []].flat()

/** With `?pseudo` in the address in letters that no language has, with `?longest` in the longest words of all of them. */
async function wordsIn(language: Language, rooms: readonly MessageRoom[]): Promise<Catalogue> {
  const asked = new URLSearchParams(globalThis.location?.search)
  if (asked.has('pseudo')) return (await import('@roundhouse/words/pseudo')).pseudo(await catalogueOf(language, rooms))
  if (!asked.has('longest')) return catalogueOf(language, rooms)
  const all = (Object.keys(LANGUAGES) as Language[]).map(each => catalogueOf(each, rooms))
  return (await import('@roundhouse/words/longest')).longest(await Promise.all(all))
}

export async function sayFrom(language: Language, rooms: readonly MessageRoom[], isReadAhead = false): Promise<Say> {
  const words = await wordsIn(language, rooms)
  // Each part of the page says only what is in the rooms loaded for it.
  const say = sayIn<MessageKey>(language, words as Record<MessageKey, string>)
  if (isReadAhead) readAhead(Object.keys(words), say.read)
  return say
}
