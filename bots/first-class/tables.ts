import { MODULE_PAIRS, newGame, type Options } from '@roundhouse/first-class/definition'
import type { NamedSetup } from '../game.ts'

/** Every pair of modules. */
export const tables = (players: number): NamedSetup<Options>[] =>
  MODULE_PAIRS.map(pair => ({ name: pair.join('+'), options: newGame(players, pair) }))
