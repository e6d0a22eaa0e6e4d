import type { GameName } from '@roundhouse/table/games'
import type { Say } from '../messages/say.ts'

/** What a puzzle is about; a theme that nobody has put into words is called as it is written. */
export const themeWords = (words: Say, game: GameName, theme: string): string =>
  words.find(`coach.theme.${game}.${theme}`) ?? theme
