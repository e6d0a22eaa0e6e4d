import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesOn } from '../testing/positions.ts'
import { track } from './track.ts'

describe.each(['nuremberg', 'wensleydale'] as const)('on the map %s', name => {
  const rules = rulesOn(name, 2)
  const { map } = rules
  const open = [...map.isRiver.keys()].filter(border => map.cost[2 * border]! + map.cost[2 * border + 1]! > 0)

  test('any pieces are read back as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...open), { maxLength: 30 }), borders => {
        const sorted = borders.toSorted((a, b) => a - b)
        expect(track.read(rules, track.write(rules, borders))).toEqual(sorted)
        expect(track.write(rules, sorted)).toBe(track.write(rules, borders))
      }),
    )
  })
})

describe('pieces are written as few lines', () => {
  const rules = rulesOn('nuremberg', 2)
  test.each([
    ['-', '-'],
    ['Fürth - Höfen', 'Fürth - Höfen'],
    ['Höfen - Muggenhof, Fürth - Höfen', 'Fürth - Höfen - Muggenhof'],
    ['Höfen - Muggenhof, Fürth - Höfen, Vach - Stadeln', 'Vach - Stadeln, Fürth - Höfen - Muggenhof'],
    ['Höfen - Poppenreuth - Fürth - Höfen', 'Fürth - Poppenreuth - Höfen - Fürth'],
    ['Stadeln - Fürth - Höfen - Poppenreuth - Fürth', 'Stadeln - Fürth - Poppenreuth - Höfen - Fürth'],
    ['Fürth - Höfen - Muggenhof, Höfen - Großreuth', 'Fürth - Höfen - Muggenhof, Höfen - Großreuth'],
    // The area in the middle is the first on the map.
    ['Vach - Stadeln, Vach - Eltersdorf', 'Eltersdorf - Vach - Stadeln'],
  ])('%s is %s', (said, written) => {
    expect(track.write(rules, track.read(rules, said))).toBe(written)
  })
})
