import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { railMapOf } from '../maps/compile.ts'
import { MAP_NAMES, STANDARD, standardMap } from '../maps/standard.ts'
import { areaNamed, fold, placeOf } from './names.ts'

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

describe('a name is read', () => {
  test.each([
    ['Fürth', ['FÜRTH', 'fürth', 'Fuerth', 'furth', 'Fu\u0308rth', ' FÜrth ']],
    ['Großreuth', ['Grossreuth', 'GROẞREUTH', 'GROSSREUTH']],
    ['Röthenbach bei Schweinau', ['Roethenbach  bei schweinau', 'rothenbach-bei-schweinau']],
    ['Gräfenberg', ['Graefenberg', 'grafenberg']],
    ['Pen-y-ghent', ['Pen y ghent', "pen-y'ghent"]],
    ['Œuf Ærø Łódź Đakovo', ['oeuf aero lodz dakovo', 'OUF ARO LODZ DAKOVO']],
  ])('%s with or without marks and in any case', (name, others) => {
    expect(others.map(fold)).toEqual(others.map(() => fold(name)))
  })

  test('but not as another one', () => {
    expect(fold('Stein')).not.toBe(fold('Stien'))
    expect(fold('Buckden Pike')).not.toBe(fold('Buckden'))
  })

  test('a folded name stays as it is', () => {
    expect(fold('Neue Straße, Äußere')).toBe('neu strasse aussere')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeouäöüßxE -.') }), name => {
        expect(fold(fold(name))).toBe(fold(name))
      }),
    )
  })

  test.each(MAP_NAMES)('every area of %s is found by its name, in full and in plain letters', name => {
    const map = railMapOf(standardMap(STANDARD, name))
    const places = map.areas.map((_, place) => place)
    expect(map.areas.map(area => areaNamed(map, area.name))).toEqual(places)
    expect(map.areas.map(area => areaNamed(map, fold(area.name).toUpperCase()))).toEqual(places)
    expect(areaNamed(map, 'Atlantis')).toBe(-1)
  })
})
