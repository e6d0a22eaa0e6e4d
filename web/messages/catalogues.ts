import type { GameName } from '@roundhouse/table/games'
import { accountRoom } from '@roundhouse/words/account/room'
import { coachRoom } from '@roundhouse/words/coach/room'
import { conductRoom } from '@roundhouse/words/conduct/room'
import { daysRoom } from '@roundhouse/words/days/room'
import { hostRoom } from '@roundhouse/words/host/room'
import type { Language } from '@roundhouse/words/languages'
import { lobbyRoom } from '@roundhouse/words/lobby/room'
import { noticesRoom } from '@roundhouse/words/notices/room'
import { onlineRoom } from '@roundhouse/words/online/room'
import { phrasesRoom } from '@roundhouse/words/phrases/room'
import { privacyRoom } from '@roundhouse/words/privacy/room'
import { profileRoom } from '@roundhouse/words/profile/room'
import { puzzlesRoom } from '@roundhouse/words/puzzles/room'
import { refusalsRoom } from '@roundhouse/words/refusals/room'
import { tablesRoom } from '@roundhouse/words/tables/room'
import { tournamentsRoom } from '@roundhouse/words/tournaments/room'
import { learnRoom } from './learn/room.ts'
import { plainRoom } from './plain/room.ts'
import { rulesRoom } from './rules/room.ts'
import type { Say } from './say.ts'
import { roomsOfGames, sayFrom, shellRooms, tableRooms } from './say-from.ts'

/* What each page says. Those of home and of every table are in `first-catalogues.ts`. */

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

/** What is said of the deal of the day. */
export const daysSay = (language: Language): Promise<Say> => sayFrom(language, [daysRoom])

/** What is said of how people play. */
export const profileSay = (language: Language): Promise<Say> => sayFrom(language, [profileRoom])

/** What is said of what is kept of people. */
export const privacySay = (language: Language): Promise<Say> => sayFrom(language, [privacyRoom])

/** What exactly is wrong with a file. */
export const refusalsSay = (language: Language): Promise<Say> => sayFrom(language, [refusalsRoom])
