import { firstClassAbout } from '@roundhouse/first-class/words/about/room'
import { firstClassCoach } from '@roundhouse/first-class/words/coach/room'
import { firstClassRoom } from '@roundhouse/first-class/words/room'
import { nurembergAbout } from '@roundhouse/nuremberg/words/about/room'
import { nurembergCoach } from '@roundhouse/nuremberg/words/coach/room'
import { nurembergRoom } from '@roundhouse/nuremberg/words/room'
import type { GameName } from '@roundhouse/table/games'
import { coachRoom } from '@roundhouse/words/coach/room'
import type { Language } from '@roundhouse/words/languages'
import { levelsRoom } from '@roundhouse/words/levels/room'
import { pageRoom } from '@roundhouse/words/page/room'
import { catalogueOf, type MessageRoom } from '@roundhouse/words/room'
import { type Catalogue, sayIn } from '@roundhouse/words/say'
import { learnRoom } from './learn/room.ts'
import { plainRoom } from './plain/room.ts'
import { rulesRoom } from './rules/room.ts'
import type { MessageKey, Say } from './say.ts'

/** What every page needs, games not yet opened with it. */
const SHELL: readonly MessageRoom[] = [pageRoom, levelsRoom, firstClassAbout, nurembergAbout]

/** A game without any is told as its engine writes it. */
const GAMES: Readonly<Partial<Record<GameName, MessageRoom>>> = {
  'first-class': firstClassRoom,
  nuremberg: nurembergRoom,
}

const roomsOf = (game: GameName): readonly MessageRoom[] => [GAMES[game] ?? []].flat()

/** With `?pseudo` in the address, in letters that no language has (see `pseudo.ts`). */
async function sayFrom(language: Language, rooms: readonly MessageRoom[]): Promise<Say> {
  const catalogue: Catalogue = await catalogueOf(language, rooms)
  const isPseudo = new URLSearchParams(globalThis.location?.search).has('pseudo')
  const words = isPseudo ? (await import('@roundhouse/words/pseudo')).pseudo(catalogue) : catalogue
  // Each part of the page says only what is in the rooms loaded for it.
  return sayIn<MessageKey>(language, words as Record<MessageKey, string>)
}

/** The words of every page, fetched when a language is chosen. */
export const shellSay = (language: Language): Promise<Say> => sayFrom(language, SHELL)

/** Those of a game beside them, fetched when its table is opened. */
export const gameSay = (language: Language, game: GameName): Promise<Say> =>
  sayFrom(language, [...SHELL, ...roomsOf(game)])

/** The lessons, fetched when one is opened. */
export const learnSay = (language: Language): Promise<Say> => sayFrom(language, [learnRoom])

/** What the coach says, and the review after a game. */
export const coachSay = (language: Language): Promise<Say> =>
  sayFrom(language, [coachRoom, firstClassCoach, nurembergCoach])

/** The cards and pictures of the rules of a game. */
export const albumSay = (language: Language, game: GameName): Promise<Say> =>
  sayFrom(language, [...SHELL, ...roomsOf(game), rulesRoom])

/** What the plain table says of any game. */
export const plainSay = (language: Language): Promise<Say> => sayFrom(language, [plainRoom])
