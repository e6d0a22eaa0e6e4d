import { type AreaLine, type BorderLine, costOf, isClosed, type MapFile } from '../definition.ts'

/** How often each thing is there. */
export function tally<T>(things: readonly T[], nameOf: (thing: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const thing of things) counts[nameOf(thing)] = (counts[nameOf(thing)] ?? 0) + 1
  return counts
}

const areaIn = ({ areas }: MapFile, name: string): AreaLine => areas.find(area => area.name === name)!

/** What a link over a border costs; `closed`: it can't be built (NB-5.4, NB-5.5). */
export function priceOf(map: MapFile, [one, other, river]: BorderLine | readonly string[]): number | 'closed' {
  const [here, there] = [areaIn(map, one!).terrain, areaIn(map, other!).terrain]
  const isShut = map.closed.some(pair => pair.includes(one!) && pair.includes(other!))
  return isShut || isClosed(here) || isClosed(there) ? 'closed' : costOf(here, there, river === 'river')
}

/** The line of the border between two areas. */
export const borderBetween = ({ borders }: MapFile, one: string, other: string): BorderLine | undefined =>
  borders.find(line => line.slice(0, 2).includes(one) && line.slice(0, 2).includes(other))
