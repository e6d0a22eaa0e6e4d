import { MODULE_PAIRS, newGame as newFirstClass } from '@roundhouse/first-class/definition'
import { Refusal } from '@roundhouse/kernel/game'
import { newGame as newNuremberg } from '@roundhouse/nuremberg/definition'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'

/** A way to set a game up. */
export interface Table {
  readonly name: string
  readonly options: unknown
}

/** All there is to play of a game: pairs of modules, or maps. */
const TABLES: Readonly<Record<string, (players: number) => Table[]>> = {
  'first-class': players => MODULE_PAIRS.map(pair => ({ name: pair.join('+'), options: newFirstClass(players, pair) })),
  nuremberg: players => MAP_NAMES.map(map => ({ name: map, options: newNuremberg(players, map) })),
}

export const GAMES: readonly string[] = Object.keys(TABLES)

export function tablesOf(game: string, players: number): Table[] {
  if (!Object.hasOwn(TABLES, game)) throw new Refusal(`There is no game "${game}"; there are ${GAMES.join(', ')}`)
  return TABLES[game]!(players)
}
