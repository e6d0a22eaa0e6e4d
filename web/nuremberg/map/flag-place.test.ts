import { railMapOf } from '@roundhouse/nuremberg/maps/compile'
import { standardMap } from '@roundhouse/nuremberg/maps/standard'
import { describe, expect, test } from 'vitest'
import { FLAG_TALL, flagPlace } from './flag-place.ts'
import { overlap, type Rect } from './points.ts'
import { shapesOf } from './shapes.ts'

const SHEET: Rect = [0, 0, 1000, 800]

test('a flag flies upwards, towards the middle of the sheet', () => {
  expect(flagPlace([300, 400], 90, { sheet: SHEET, prices: [] })).toEqual({ left: 0, top: -62, tip: -62 })
  expect(flagPlace([700, 400], 90, { sheet: SHEET, prices: [] })).toEqual({ left: -90, top: -62, tip: -62 })
  expect(flagPlace([700, 40], 90, { sheet: SHEET, prices: [] })).toEqual({ left: -90, top: 32, tip: 62 })
})

test('it gives way to the price of a link', () => {
  const above = [300, 350] as const
  expect(flagPlace([300, 400], 90, { sheet: SHEET, prices: [above] })).toEqual({ left: 0, top: 32, tip: 62 })
  const beside = [330, 355] as const
  expect(flagPlace([300, 400], 90, { sheet: SHEET, prices: [beside] })).toEqual({ left: -90, top: -62, tip: -62 })
})

test('on a sheet that is too small for it, it still flies', () => {
  const small: Rect = [0, 0, 120, 90]
  expect(flagPlace([60, 45], 208, { sheet: small, prices: [[60, 0]] })).toMatchObject({ tip: 62 })
})

describe.each(['nuremberg', 'wensleydale'] as const)('on the map of %s', name => {
  const map = railMapOf(standardMap(1, name))
  const { sheet, areas, tracks } = shapesOf(map)

  test('it covers no price, wherever a series ends', () => {
    for (const [area, { centre }] of areas.entries()) {
      const next = map.from.flatMap((from, link) => (from === area ? [link] : []))
      const prices = next.map(link => tracks[link >> 1]!.middle)
      const { left, top } = flagPlace(centre, 88, { sheet, prices })
      const [x, y] = [centre[0] + left, centre[1] + top]
      const cloth: Rect = [x, y, x + 88, y + FLAG_TALL]
      const covered = prices.filter(([px, py]) => overlap(cloth, [px - 15, py - 15, px + 15, py + 15]) > 0)
      expect({ area: map.areas[area]!.name, covered }).toEqual({ area: map.areas[area]!.name, covered: [] })
    }
  })
})
