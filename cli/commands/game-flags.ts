import type { CliGame, Flags, Use } from '../game.ts'
import { games, NAMES } from '../games.ts'
import type { Text } from '../messages.ts'
import type { OptionGroup } from '../options/command.ts'
import { typedName } from '../options/option.ts'
import { WrongUse } from '../user-error.ts'

/** The word that names a game. */
export const GAME: readonly ['[game]', Text] = [
  '[game]',
  say => say('terminal.option.game', { names: NAMES, first: games[0]!.name }),
]

/** The options of all games, each under its title. */
export const gameOptions = (use: Use): OptionGroup[] =>
  games.flatMap(({ about, options }) =>
    Object.keys(options(use)).length === 0
      ? []
      : [{ title: say => say('terminal.heading.options-of', { game: about.title(say) }), options: options(use) }],
  )

/** The flags of this game. What only another game has is refused rather than forgotten. */
export function flagsOf(game: CliGame, use: Use, given: Flags): Flags {
  for (const other of games)
    for (const [name] of givenOf(other, use, given))
      if (other !== game)
        throw new WrongUse('terminal.error.other-game', {
          option: typedName(name),
          other: other.name,
          game: game.name,
        })
  return Object.fromEntries(givenOf(game, use, given))
}

const givenOf = (game: CliGame, use: Use, given: Flags): [name: string, value: unknown][] =>
  Object.entries(game.options(use)).flatMap(([name, { otherwise }]) =>
    (given[name] ?? otherwise) === otherwise ? [] : [[name, given[name]]],
  )

/** The options of any game that were used, as they are typed. */
export const flagNames = (use: Use, given: Flags): string[] =>
  games.flatMap(game => givenOf(game, use, given).map(([name]) => typedName(name)))
