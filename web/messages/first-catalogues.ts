import type { GameName } from '@roundhouse/table/games'
import type { Language } from '@roundhouse/words/languages'
import { onlineRoom } from '@roundhouse/words/online/room'
import { phrasesRoom } from '@roundhouse/words/phrases/room'
import type { Say } from './say.ts'
import { sayFrom, shellRooms, tableRooms } from './say-from.ts'

/*
 * What home and every table say, here or elsewhere, and the ways from there to what other pages say: those who play do not even load
 * the names of its files, which are a hundred.
 */

/** The words of every page, fetched when a language is chosen. */
export const shellSay = (language: Language): Promise<Say> => sayFrom(language, shellRooms())

/** Those of a game beside them, fetched when its table is opened. */
export const gameSay = (language: Language, game: GameName): Promise<Say> =>
  sayFrom(language, [...shellRooms(), ...tableRooms(game)], true)

/** What is said at a table elsewhere. */
export const onlineSay = (language: Language): Promise<Say> => sayFrom(language, [onlineRoom, phrasesRoom])

const others = () => import('./catalogues.ts')

export const coachSay = async (language: Language): Promise<Say> => (await others()).coachSay(language)

export const refusalsSay = async (language: Language): Promise<Say> => (await others()).refusalsSay(language)

export const tablesSay = async (language: Language): Promise<Say> => (await others()).tablesSay(language)

export const albumSay = async (language: Language, game: GameName): Promise<Say> =>
  (await others()).albumSay(language, game)
