import type { GameName } from '@roundhouse/table/games'
import { accountRoom } from '@roundhouse/words/account/room'
import { coachRoom } from '@roundhouse/words/coach/room'
import { conductRoom } from '@roundhouse/words/conduct/room'
import { daysRoom } from '@roundhouse/words/days/room'
import { hostRoom } from '@roundhouse/words/host/room'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { levelsRoom } from '@roundhouse/words/levels/room'
import { lobbyRoom } from '@roundhouse/words/lobby/room'
import { noticesRoom } from '@roundhouse/words/notices/room'
import { onlineRoom } from '@roundhouse/words/online/room'
import { pageRoom } from '@roundhouse/words/page/room'
import { phrasesRoom } from '@roundhouse/words/phrases/room'
import { privacyRoom } from '@roundhouse/words/privacy/room'
import { profileRoom } from '@roundhouse/words/profile/room'
import { puzzlesRoom } from '@roundhouse/words/puzzles/room'
import { refusalsRoom } from '@roundhouse/words/refusals/room'
import { catalogueOf, type MessageRoom } from '@roundhouse/words/room'
import { type Catalogue, sayIn } from '@roundhouse/words/say'
import { tablesRoom } from '@roundhouse/words/tables/room'
import { tournamentsRoom } from '@roundhouse/words/tournaments/room'
import { WEB_GAMES } from '../games.ts'
import type { GameMessages } from './game-messages.ts'
import { learnRoom } from './learn/room.ts'
import { plainRoom } from './plain/room.ts'
import { readAhead } from './read-ahead.ts'
import { rulesRoom } from './rules/room.ts'
import type { MessageKey, Say } from './say.ts'

const roomsOfGames = (part: keyof GameMessages): readonly MessageRoom[] =>
  Object.values(WEB_GAMES).flatMap(({ messages }) => messages?.[part] ?? [])

/** What every page needs, games not yet opened with it. */
const shellRooms = (): readonly MessageRoom[] => [pageRoom, levelsRoom, ...roomsOfGames('about')]

/** A game without any is told as its engine writes it. */
const tableRooms = (game: GameName): readonly MessageRoom[] => [WEB_GAMES[game].messages?.table ?? []].flat()

/** With `?pseudo` in the address in letters that no language has, with `?longest` in the longest words of all of them. */
async function wordsIn(language: Language, rooms: readonly MessageRoom[]): Promise<Catalogue> {
  const asked = new URLSearchParams(globalThis.location?.search)
  if (asked.has('pseudo')) return (await import('@roundhouse/words/pseudo')).pseudo(await catalogueOf(language, rooms))
  if (!asked.has('longest')) return catalogueOf(language, rooms)
  const all = (Object.keys(LANGUAGES) as Language[]).map(each => catalogueOf(each, rooms))
  return (await import('@roundhouse/words/longest')).longest(await Promise.all(all))
}

async function sayFrom(language: Language, rooms: readonly MessageRoom[], isReadAhead = false): Promise<Say> {
  const words = await wordsIn(language, rooms)
  // Each part of the page says only what is in the rooms loaded for it.
  const say = sayIn<MessageKey>(language, words as Record<MessageKey, string>)
  if (isReadAhead) readAhead(Object.keys(words), say.read)
  return say
}

/** The words of every page, fetched when a language is chosen. */
export const shellSay = (language: Language): Promise<Say> => sayFrom(language, shellRooms())

/** Those of a game beside them, fetched when its table is opened. */
export const gameSay = (language: Language, game: GameName): Promise<Say> =>
  sayFrom(language, [...shellRooms(), ...tableRooms(game)], true)

/** The lessons, fetched when one is opened. */
export const learnSay = (language: Language): Promise<Say> => sayFrom(language, [learnRoom])

/** What the coach says, and the review after a game. */
export const coachSay = (language: Language): Promise<Say> => sayFrom(language, [coachRoom, ...roomsOfGames('coach')])

/** What is said of puzzles, the coach's reasons with it, fetched when they are opened. */
export const puzzlesSay = (language: Language): Promise<Say> =>
  sayFrom(language, [puzzlesRoom, ...roomsOfGames('coach')])

/** The cards and pictures of the rules of a game. */
export const albumSay = (language: Language, game: GameName): Promise<Say> =>
  sayFrom(language, [...shellRooms(), ...tableRooms(game), rulesRoom])

/** What is said at a table elsewhere. */
export const onlineSay = (language: Language): Promise<Say> => sayFrom(language, [onlineRoom, phrasesRoom])

/** The same with what is said around one: finding it, setting it up, joining it, and how it was dealt. */
export const tablesSay = (language: Language): Promise<Say> =>
  sayFrom(language, [onlineRoom, phrasesRoom, tablesRoom, lobbyRoom])

/** What is said of tournaments, with what is said of how a table is set up. */
export const tournamentsSay = (language: Language): Promise<Say> =>
  sayFrom(language, [onlineRoom, tablesRoom, tournamentsRoom])

/** What is said of one's own account. */
export const accountSay = (language: Language): Promise<Say> => sayFrom(language, [accountRoom])

/** What is said of how people treat each other, fetched where somebody minds. */
export const conductSay = (language: Language): Promise<Say> => sayFrom(language, [conductRoom])

/** What hosts of a server read, what was said at tables with it. */
export const hostSay = (language: Language): Promise<Say> => sayFrom(language, [hostRoom, conductRoom, phrasesRoom])

/** What is said of notifications, fetched where they are chosen. */
export const noticesSay = (language: Language): Promise<Say> => sayFrom(language, [noticesRoom])

/** What the plain table says of any game. */
export const plainSay = (language: Language): Promise<Say> => sayFrom(language, [plainRoom])

/** What exactly is wrong with a file. */
export const refusalsSay = (language: Language): Promise<Say> => sayFrom(language, [refusalsRoom])

/** What is said of the deal of the day. */
export const daysSay = (language: Language): Promise<Say> => sayFrom(language, [daysRoom])

/** What is said of how people play. */
export const profileSay = (language: Language): Promise<Say> => sayFrom(language, [profileRoom])

/** What is said of what is kept of people. */
export const privacySay = (language: Language): Promise<Say> => sayFrom(language, [privacyRoom])
