import type { Say } from '@roundhouse/kernel/say'
import { areaName, type RailMap } from '../base/map.ts'
import type { NurembergKey } from './room.ts'

/** What an area is called in the reader's language. Villages keep their names everywhere. */
export function placeWords(say: Say<NurembergKey>, name: string): string {
  const key = `nuremberg.place.${name.toLowerCase().replaceAll(' ', '-')}`
  return say.find(key) ?? name
}

/** What a map is called; one of one's own as it calls itself. */
export function mapWords(say: Say<NurembergKey>, name: string): string {
  const key = `map.${name.toLowerCase()}`
  return say.find(key) ?? name
}

/** The map as it is drawn for a reader: only its names are others. Moves are written with the names of the map itself. */
export function mapFor(say: Say<NurembergKey>, map: RailMap): RailMap {
  const areas = map.areas.map(area => ({ ...area, name: placeWords(say, area.name) }))
  return areas.every(({ name }, n) => name === areaName(map, n)) ? map : { ...map, areas }
}
