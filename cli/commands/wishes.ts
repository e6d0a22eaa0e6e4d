import type { Command, Option } from 'commander'
import { WrongUse } from '../exit-codes.ts'
import type { CliGame, Use, Wishes } from '../game.ts'
import { games, NAMES } from '../games.ts'

/** Gives a command the name of a game and the options of all games, each under its title. */
export function withGames(command: Command, use: Use): Command {
  command.argument('[game]', `the game: ${NAMES}; if none is named, ${games[0]!.name}`)
  for (const game of games)
    for (const option of game.options(use)) command.addOption(option.helpGroup(`Options of ${game.title}:`))
  return command
}

/** Everything that was said on the command line, by the names of the options. */
export type Said = Readonly<Record<string, unknown>>

/** What was wished of this game. What only another game has is refused rather than forgotten. */
export function wishesIn(game: CliGame, use: Use, said: Said): Wishes {
  for (const other of games)
    for (const option of saidOf(other, use, said))
      if (other !== game) throw new WrongUse(`${option.long} is an option of ${other.name}, not of ${game.name}`)
  return Object.fromEntries(
    saidOf(game, use, said).map(option => [option.attributeName(), said[option.attributeName()]]),
  )
}

const saidOf = (game: CliGame, use: Use, said: Said): Option[] =>
  game.options(use).filter(option => said[option.attributeName()] !== undefined)

/** The options of any game that were used, as they are typed. */
export const flagsSaid = (use: Use, said: Said): string[] =>
  games.flatMap(game => saidOf(game, use, said).map(option => option.long!))
