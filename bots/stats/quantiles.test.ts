import { expect, test } from 'vitest'
import { marginOf, quantilesOf } from './quantiles.ts'

test('a spread has its mean, its deviation, its ends and its quartiles', () => {
  expect(quantilesOf({ 10: 1, 20: 2, 40: 1 })).toEqual({
    mean: 22.5,
    deviation: Math.sqrt((12.5 ** 2 + 2 * 2.5 ** 2 + 17.5 ** 2) / 3),
    least: 10,
    quarter: 10,
    median: 20,
    threeQuarters: 20,
    most: 40,
  })
})

test('values are ordered as numbers', () => {
  const { least, median, most } = quantilesOf({ '-5': 1, 9: 1, 100: 1 })
  expect([least, median, most]).toEqual([-5, 9, 100])
})

test('a share is less certain the fewer cases there are, and the nearer it is to a half', () => {
  expect(marginOf(0.25, 2000)).toBeCloseTo(0.019, 4)
  expect(marginOf(0.5, 100)).toBeCloseTo(0.098, 4)
  expect(marginOf(0, 0)).toBe(0)
})

test('nothing has figures of 0', () => {
  expect(Object.values(quantilesOf({}))).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(quantilesOf({ 4: 1 }).deviation).toBe(0)
})
