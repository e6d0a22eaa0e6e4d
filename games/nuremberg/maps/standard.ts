import { Refusal } from '@roundhouse/kernel/game'
import { numberedSets } from '@roundhouse/kernel/numbered-sets'
import type { MapFile } from './definition.ts'
import { NUREMBERG } from './set-1/nuremberg.ts'
import { TABLES } from './set-1/tables.ts'
import { WENSLEYDALE } from './set-1/wensleydale.ts'
import type { Tables } from './tables.ts'

/** The standard maps, by the names under which a game asks for them. */
export const MAP_NAMES = ['nuremberg', 'wensleydale'] as const
export type MapName = (typeof MAP_NAMES)[number]

export interface StandardSet {
  readonly maps: Readonly<Record<MapName, MapFile>>
  readonly tables: Tables
}

/** The standard maps and tables. A new set may take over whatever stays the same. */
export const STANDARD_MAPS = numberedSets<StandardSet>('maps', [
  { maps: { nuremberg: NUREMBERG, wensleydale: WENSLEYDALE }, tables: TABLES },
])

/** The set that new games are played with. */
export const STANDARD = STANDARD_MAPS.newest

export const mapIn = ({ maps }: StandardSet, name: string): MapFile => {
  if (!isMapName(name)) throw new Refusal(`There is no standard map ${name}; there is ${MAP_NAMES.join(', ')}`)
  return maps[name]
}

const isMapName = (name: string): name is MapName => MAP_NAMES.some(each => each === name)

export const standardMap = (set: number, name: string): MapFile => mapIn(STANDARD_MAPS.of(set), name)

export const standardTables = (set: number): Tables => STANDARD_MAPS.of(set).tables
