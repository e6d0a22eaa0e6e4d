import type { MapFile } from '../maps/definition.ts'
import { standardMap } from '../maps/standard.ts'

/** The map of Nuremberg with more hop fields: tests of grey goods near Fürth need some there, where the map has none. */
export function withHopFields(...names: readonly string[]): MapFile {
  const map = standardMap(1, 'nuremberg')
  const areas = map.areas.map(area =>
    names.includes(area.name) ? { ...area, terrain: 'hopfield' as const, goods: 'grey' as const } : area,
  )
  return { ...map, areas }
}
