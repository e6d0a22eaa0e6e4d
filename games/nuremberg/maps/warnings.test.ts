import { describe, expect, test } from 'vitest'
import type { AreaLine } from './definition.ts'
import { MAP_NAMES, STANDARD, standardMap } from './standard.ts'
import { warnings } from './warnings.ts'

const oddWith = (change: Partial<AreaLine>, startOnly: readonly string[] = []): string[] => {
  const area: AreaLine = { name: 'Here', at: [0, 0], terrain: 'plain', ...change }
  return warnings({ ...standardMap(1, 'wensleydale'), areas: [area], startOnly })
}

test.each(MAP_NAMES)('nothing is odd about %s', name => {
  expect(warnings(standardMap(STANDARD, name))).toEqual([])
})

describe('odd is', () => {
  test('NB-1.4 another number of pawns', () => {
    expect(oddWith({ station: 'village', pawns: 2 })).toEqual([
      'Area Here: 2 pawns are drawn for a village; the rules say 1 (NB-1.4)',
    ])
    expect(oddWith({ station: 'town', pawns: 0 })).toEqual([
      'Area Here: 0 pawns are drawn for a town; the rules say 2 (NB-1.4)',
    ])
    expect(oddWith({ station: 'town', pawns: 2 })).toEqual([])
  })

  test("nobody's city", () => {
    expect(oddWith({ station: 'city' })).toEqual([
      'Area Here: a city of no company; the printed cities are red or green',
    ])
    expect(oddWith({ station: 'city', company: 'both' })).toEqual([])
  })

  test('NB-5.4 a start into which track may lead', () => {
    expect(oddWith({ station: 'start', company: 'red' })).toEqual([
      'Area Here: a start into which track may lead; into printed ones it may not',
    ])
    expect(oddWith({ station: 'start', company: 'red' }, ['Here'])).toEqual([])
  })

  test('goods at a station', () => {
    expect(oddWith({ station: 'town', goods: 'yellow' })).toEqual([
      'Area Here: yellow goods at a station; the printed maps have them elsewhere',
    ])
  })

  test('an area with nothing to carry, unless it is a mountain', () => {
    expect(oddWith({})).toEqual(['Area Here: neither a station nor goods'])
    expect(oddWith({ terrain: 'hill' })).toEqual(['Area Here: neither a station nor goods'])
    expect(oddWith({ terrain: 'mountain' })).toEqual([])
    expect(oddWith({ goods: 'yellow' })).toEqual([])
  })
})
