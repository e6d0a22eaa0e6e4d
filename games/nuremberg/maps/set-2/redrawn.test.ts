import { describe, expect, test } from 'vitest'
import { railMapOf } from '../compile.ts'
import type { MapFile } from '../definition.ts'
import { readMap } from '../read.ts'
import { MAP_NAMES, standardMap, standardTables } from '../standard.ts'
import { tally } from '../testing/survey.ts'
import { redrawn } from './redrawn.ts'

const goods = ({ areas }: MapFile) => tally(areas, area => area.goods ?? 'none')

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

test.each(MAP_NAMES)('%s passes the reader as it is', name => {
  expect(readMap(standardMap(2, name))).toEqual(standardMap(2, name))
})

test.each(MAP_NAMES)('%s: nothing but the ground and the goods of some areas without a station is new', name => {
  const [first, second] = [standardMap(1, name), standardMap(2, name)]
  const kept = ({ areas, ...others }: MapFile) => ({
    ...others,
    areas: areas.map(({ terrain, goods, ...area }) => (area.station === undefined ? area : { terrain, ...area })),
  })
  expect(kept(second)).toEqual(kept(first))
})

test.each(MAP_NAMES)('%s: there are no grey goods beside a station of a company any more', name => {
  const file = standardMap(2, name)
  const near = distances(file)
  const grey = file.areas.filter(area => area.goods === 'grey').map(area => near.get(area.name)!)
  expect(Math.min(...grey)).toBeGreaterThan(1)
})

test('Nuremberg has mail in place of beer in 11 areas, Wensleydale no stone in 10', () => {
  expect(goods(standardMap(2, 'nuremberg'))).toEqual({ grey: 11, yellow: 41, none: 48 })
  expect(goods(standardMap(2, 'wensleydale'))).toEqual({ grey: 12, yellow: 25, none: 63 })
})

test('the boxes, the trains and the bags are those of set 1', () => {
  expect(standardTables(2)).toBe(standardTables(1))
})

describe('a map that is redrawn', () => {
  const file = standardMap(1, 'nuremberg')

  test('has the new line at the place of the old one', () => {
    const line = { name: 'Buch', at: [3, 5], terrain: 'mountain' } as const
    const place = file.areas.findIndex(({ name }) => name === 'Buch')
    expect(redrawn(file, [line]).areas[place]).toBe(line)
    expect(redrawn(file, [line]).areas).toHaveLength(file.areas.length)
  })

  test('leaves the other map as it was', () => {
    redrawn(file, [{ name: 'Buch', at: [3, 5], terrain: 'mountain' }])
    expect(file.areas.find(({ name }) => name === 'Buch')).toMatchObject({ terrain: 'hopfield', goods: 'grey' })
  })
})
