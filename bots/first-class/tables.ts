import { MODULE_PAIRS, newGame, type Options } from '@roundhouse/first-class/definition'
import type { TableSetup } from '../game.ts'

/** Every pair of modules. */
export const tables = (players: number): TableSetup<Options>[] =>
  MODULE_PAIRS.map(pair => ({ name: pair.join('+'), options: newGame(players, pair) }))
