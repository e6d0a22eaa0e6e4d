import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaNamed, fold, namesOf } from './names.ts'
import { MAP_NAMES, STANDARD, standardMap } from './standard.ts'

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
    const { areas } = standardMap(STANDARD, name)
    const names = namesOf(areas)
    expect(areas.map(area => areaNamed(names, area.name))).toEqual(areas.map((_, place) => place))
    expect(areas.map(area => areaNamed(names, fold(area.name).toUpperCase()))).toEqual(areas.map((_, place) => place))
    expect(areaNamed(names, 'Atlantis')).toBeUndefined()
  })
})
