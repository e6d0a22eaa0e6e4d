import type { GameRecord } from '@roundhouse/kernel/record'
import { firstClassGame } from './first-class/game.ts'
import type { CliGame } from './game.ts'
import type { Words } from './messages.ts'
import { nurembergGame } from './nuremberg/game.ts'
import { UserError, WrongUse } from './user-error.ts'
import type { TerminalLanguage } from './words/language.ts'

/** Every game that can be played at the terminal; the first one is meant where none is named. */
export const games: readonly CliGame[] = [firstClassGame, nurembergGame]

export const NAMES = games.map(({ name }) => name).join(', ')

/** All that can be said, in a language. It is loaded when somebody is spoken to. */
export async function wordsOf(language: TerminalLanguage): Promise<Words> {
  const { wordsIn } = await import('./words/words-in.ts')
  return wordsIn(
    language,
    games.flatMap(({ rooms }) => rooms),
  )
}

/** What a game is called; one that is not played here has only its name. */
export const gameTitle = (say: Words, name: string): string => find(name)?.about.title(say) ?? name

const find = (name: string): CliGame | undefined => games.find(game => game.name === name)

export function gameNamed(name = games[0]!.name, Fault: typeof UserError = WrongUse): CliGame {
  const game = find(name)
  if (game === undefined) throw new Fault('refusal.no-game', { found: name, games: NAMES })
  return game
}

export const gameOfRecord = ({ game }: GameRecord): CliGame => gameNamed(game, UserError)

/** The first line of a scenario file names its game; where it does not, the first game says what is wrong. */
export function gameOfScenarios(text: string): CliGame {
  const line = text
    .split('\n')
    .map(each => each.replace(/#.*/, '').trim())
    .find(each => each !== '')
  return find(line ?? '') ?? games[0]!
}
