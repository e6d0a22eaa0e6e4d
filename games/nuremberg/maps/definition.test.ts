import { describe, expect, test } from 'vitest'
import { costOf, isClosed, pawnsOf, TERRAINS } from './definition.ts'

test('NB-1.4 one pawn for a village, two for a town, none for cities, starts and open ground', () => {
  const stations = ['village', 'town', 'city', 'start'] as const
  expect(stations.map(station => pawnsOf({ station }))).toEqual([1, 2, 0, 0])
  expect(pawnsOf({})).toBe(0)
})

test('an area may say otherwise', () => {
  expect(pawnsOf({ station: 'village', pawns: 3 })).toBe(3)
  expect(pawnsOf({ station: 'town', pawns: 0 })).toBe(0)
})

test('NB-5.4 no track into mountains or hills, nor into hop fields', () => {
  expect(TERRAINS.filter(isClosed)).toEqual(['hopfield', 'hill', 'mountain'])
})

describe('NB-5.5 a link costs', () => {
  test('1 from plain to plain', () => {
    expect(costOf('plain', 'plain', false)).toBe(1)
  })

  test('2 across a river', () => {
    expect(costOf('plain', 'plain', true)).toBe(2)
  })

  test('2 if either area is a valley', () => {
    expect(costOf('plain', 'valley', false)).toBe(2)
    expect(costOf('valley', 'plain', false)).toBe(2)
  })

  test('2 from valley to valley, and where river and valley come together', () => {
    expect(costOf('valley', 'valley', false)).toBe(2)
    expect(costOf('valley', 'plain', true)).toBe(2)
  })
})
