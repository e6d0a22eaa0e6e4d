import type { AreaLine, MapFile } from '../definition.ts'

/** The same map with the lines of some areas written anew; each area stays where it is. */
export function redrawn(map: MapFile, lines: readonly AreaLine[]): MapFile {
  const anew = new Map(lines.map(line => [line.name, line]))
  return { ...map, areas: map.areas.map(line => anew.get(line.name) ?? line) }
}
