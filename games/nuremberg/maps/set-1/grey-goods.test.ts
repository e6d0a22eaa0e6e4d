import { expect, test } from 'vitest'
import { railMapOf } from '../compile.ts'
import type { MapFile } from '../definition.ts'
import { MAP_NAMES, standardMap } from '../standard.ts'

/** How many hexes away from the nearest station of a company each area is. */
function distances(file: MapFile): Map<string, number> {
  const { areas } = railMapOf(file)
  const near = new Map(areas.filter(({ owners }) => owners !== 0).map(({ name }) => [name, 0]))
  for (const [name, steps] of near)
    for (const [one, other] of file.borders)
      for (const next of one === name ? [other] : other === name ? [one] : [])
        if (!near.has(next)) near.set(next, steps + 1)
  return near
}

test.each(MAP_NAMES)('%s: there are no grey goods beside a station of a company', name => {
  const file = standardMap(1, name)
  const near = distances(file)
  const grey = file.areas.filter(area => area.goods === 'grey').map(area => near.get(area.name)!)
  expect(Math.min(...grey)).toBeGreaterThan(1)
})
