import { railMapOf } from '@roundhouse/nuremberg/maps/compile'
import type { MapFile } from '@roundhouse/nuremberg/maps/definition'
import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import { describe, expect, test } from 'vitest'
import { overlap } from './points.ts'
import { shapesOf } from './shapes.ts'

/** A map of one's own: three areas, a river, and nothing that is named in the standard maps. */
const OWN: MapFile = {
  format: 'roundhouse-map 1',
  name: 'Mine',
  grey: 'coal',
  yellow: 'letters',
  areas: [
    { name: 'One', at: [0, 0], terrain: 'plain', station: 'city', company: 'red' },
    { name: 'Two', at: [0, 1], terrain: 'valley', station: 'village' },
    { name: 'Three', at: [1, 0], terrain: 'hill', goods: 'grey' },
  ],
  borders: [
    ['One', 'Two', 'river'],
    ['One', 'Three'],
    ['Two', 'Three'],
  ],
  closed: [],
  startOnly: [],
}

const maps = [standardMap(1, 'nuremberg'), standardMap(1, 'wensleydale'), OWN].map(railMapOf)

describe.each(maps.map(map => [map.name, map] as const))('the sheet of %s', (_, map) => {
  const shapes = shapesOf(map)

  test('is drawn once', () => {
    expect(shapesOf(map)).toBe(shapes)
  })

  test('has every area and every border on it', () => {
    const [left, top, right, bottom] = shapes.sheet
    expect(shapes.areas).toHaveLength(map.areas.length)
    expect(shapes.tracks).toHaveLength(map.isRiver.length)
    for (const {
      centre: [x, y],
      path,
    } of shapes.areas) {
      expect(x > left && x < right && y > top && y < bottom).toBe(true)
      expect(path).toMatch(/^M.*Z$/)
      expect(path).not.toMatch(/NaN|undefined/)
    }
    for (const { path } of [...shapes.tracks, ...shapes.strokes]) expect(path).not.toMatch(/NaN|undefined/)
  })

  test('has no name over another', () => {
    const boxes = shapes.areas.map(({ label }) => label.box)
    const over = boxes.flatMap((box, n) => boxes.slice(n + 1).filter(other => overlap(box, other) > 4))
    expect(over).toEqual([])
  })

  test('writes every name in full', () => {
    for (const [n, { label }] of shapes.areas.entries()) {
      const written = label.lines.join(' ').replace(/- /, '').replaceAll('-', '').toLowerCase()
      expect(written.replaceAll(' ', '')).toBe(map.areas[n]!.name.replaceAll(/[- ]/g, '').toLowerCase())
    }
  })
})

test('the rivers of Nuremberg leave the sheet in the north, the south and the east; names stand beside them', () => {
  const { rivers, nameRiver, sheet } = shapesOf(maps[0]!)
  expect(rivers.map(({ leaves }) => leaves).sort()).toEqual(['east', 'north', 'south'])
  for (const river of rivers) {
    const {
      at: [x, y],
    } = nameRiver(river, 'Regnitz')
    expect(x > sheet[0] && x < sheet[2] && y > sheet[1] && y < sheet[3]).toBe(true)
  }
})
