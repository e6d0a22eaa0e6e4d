import { botGameNamed } from '@roundhouse/bots/games'
import type { TableInfo } from '@roundhouse/bots/play/protocol/external-bot'
import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { CliGame } from '../game.ts'

/** A game with these options, as programs are told of it. */
export const tableInfo = (
  { name, definition }: CliGame,
  game: Game,
  options: unknown,
  names: readonly string[],
): TableInfo => ({
  game,
  rules: definition.rules,
  options: headerOf({ options: definition.writeOptions(options), notes: [] }),
  names,
  legend: botGameNamed(name).legend(options),
})
