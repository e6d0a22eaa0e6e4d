import type { VisitedTable } from '@roundhouse/bots/play/protocol/external-bot'
import { materialOf } from '@roundhouse/bots/protocol/material'
import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { CliGame } from '../game.ts'

/** A game with these options, as programs are told of it. */
export const visitedTable = (
  { name, box }: CliGame,
  game: Game,
  options: unknown,
  names: readonly string[],
): VisitedTable => ({
  game,
  rules: box.rules,
  options: headerOf({ options: box.writeOptions(options), notes: [] }),
  names,
  material: materialOf(name, options),
})
