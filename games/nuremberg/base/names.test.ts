import { describe, expect, test } from 'vitest'
import { railMapOf } from '../maps/compile.ts'
import { standardMap } from '../maps/standard.ts'
import { areaNamed, placeOf } from './names.ts'

const map = railMapOf(standardMap(1, 'nuremberg'))
const called = (name: string): string | undefined => map.areas[areaNamed(map, name)]?.name

describe('an area is called', () => {
  test.each(['Fürth', 'fürth', 'FURTH', 'Fuerth', ' furth '])('%s', name => expect(called(name)).toBe('Fürth'))

  test('by its place: the row as a letter, the column as a number', () => {
    expect(called('a1')).toBe('Münchaurach')
    expect(called('A2')).toBe('Herzogenaurach')
    expect(called('b11')).toBe('Schnaittach')
  })

  test('nothing else', () => {
    for (const name of ['', 'a0', 'a12', 'z1', 'Fürt', 'e']) expect(areaNamed(map, name)).toBe(-1)
  })
})

test('every area is found at its own place and under its own name', () => {
  const lost = map.areas.filter((area, n) => areaNamed(map, placeOf(area)) !== n || areaNamed(map, area.name) !== n)
  expect(lost).toEqual([])
})

test('a map with more rows than letters still has names', () => {
  expect(placeOf({ row: 25, column: 0 })).toBe('z1')
  expect(placeOf({ row: 26, column: 4 })).toBe('5')
})
