import { Refusal } from '@roundhouse/kernel/game'
import type { MapFile } from './definition.ts'
import { NUREMBERG as NUREMBERG_1 } from './set-1/nuremberg.ts'
import { TABLES as TABLES_1 } from './set-1/tables.ts'
import { WENSLEYDALE as WENSLEYDALE_1 } from './set-1/wensleydale.ts'
import { NUREMBERG as NUREMBERG_2 } from './set-2/nuremberg.ts'
import { WENSLEYDALE as WENSLEYDALE_2 } from './set-2/wensleydale.ts'
import { TABLES as TABLES_3 } from './set-3/tables.ts'
import { TABLES as TABLES_4 } from './set-4/tables.ts'
import type { Tables } from './tables.ts'

/** The standard maps, by the names under which a game asks for them. */
export const MAP_NAMES = ['nuremberg', 'wensleydale'] as const
export type MapName = (typeof MAP_NAMES)[number]

interface StandardSet {
  readonly maps: Readonly<Record<MapName, MapFile>>
  readonly tables: Tables
}

/**
 * The standard maps and tables. A set that games were played with never changes, or their records would end differently:
 * tuning a number makes a new set, which may take over whatever stays the same.
 */
const SETS: ReadonlyMap<number, StandardSet> = new Map([
  [1, { maps: { nuremberg: NUREMBERG_1, wensleydale: WENSLEYDALE_1 }, tables: TABLES_1 }],
  [2, { maps: { nuremberg: NUREMBERG_2, wensleydale: WENSLEYDALE_2 }, tables: TABLES_1 }],
  [3, { maps: { nuremberg: NUREMBERG_2, wensleydale: WENSLEYDALE_2 }, tables: TABLES_3 }],
  [4, { maps: { nuremberg: NUREMBERG_2, wensleydale: WENSLEYDALE_2 }, tables: TABLES_4 }],
])

/** The set that new games are played with. */
export const STANDARD = 4

export function standardMap(set: number, name: string): MapFile {
  const { maps } = standardSet(set)
  if (!isMapName(name)) throw new Refusal(`There is no standard map ${name}; there is ${MAP_NAMES.join(', ')}`)
  return maps[name]
}

export const standardTables = (set: number): Tables => standardSet(set).tables

const isMapName = (name: string): name is MapName => MAP_NAMES.some(each => each === name)

function standardSet(set: number): StandardSet {
  const standard = SETS.get(set)
  if (standard === undefined)
    throw new Refusal(`There is no standard set ${set} of maps; there is ${[...SETS.keys()].join(', ')}`)
  return standard
}
