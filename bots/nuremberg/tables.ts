import { newGame, type Options } from '@roundhouse/nuremberg/definition'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import type { NamedSetup } from '../game.ts'

/** Every map. */
export const tables = (players: number): NamedSetup<Options>[] =>
  MAP_NAMES.map(map => ({ name: map, options: newGame(players, map) }))
