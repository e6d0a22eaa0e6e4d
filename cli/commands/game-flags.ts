import type { Command, Option } from 'commander'
import { WrongUse } from '../exit-codes.ts'
import type { CliGame, Flags, Use } from '../game.ts'
import { games, NAMES } from '../games.ts'

/** Gives a command the name of a game and the options of all games, each under its title. */
export function withGames(command: Command, use: Use): Command {
  command.argument('[game]', `the game: ${NAMES}; default: ${games[0]!.name}`)
  for (const game of games)
    for (const option of game.options(use)) command.addOption(option.helpGroup(`Options of ${game.title}:`))
  return command
}

/** The flags of this game. What only another game has is refused rather than forgotten. */
export function flagsOf(game: CliGame, use: Use, given: Flags): Flags {
  for (const other of games)
    for (const option of givenOf(other, use, given))
      if (other !== game) throw new WrongUse(`${option.long} is an option of ${other.name}, not of ${game.name}`)
  return Object.fromEntries(
    givenOf(game, use, given).map(option => [option.attributeName(), given[option.attributeName()]]),
  )
}

const givenOf = (game: CliGame, use: Use, given: Flags): Option[] =>
  game.options(use).filter(option => given[option.attributeName()] !== undefined)

/** The options of any game that were used, as they are typed. */
export const flagNames = (use: Use, given: Flags): string[] =>
  games.flatMap(game => givenOf(game, use, given).map(option => option.long!))
