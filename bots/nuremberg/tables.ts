import { newGame, type Options } from '@roundhouse/nuremberg/definition'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import type { TableSetup } from '../game.ts'

/** Every map. */
export const tables = (players: number): TableSetup<Options>[] =>
  MAP_NAMES.map(map => ({ name: map, options: newGame(players, map) }))
