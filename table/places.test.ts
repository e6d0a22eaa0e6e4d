import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

test('whoever won is first, level ones share a place, and the next place counts them all', () => {
  expect(placesOf({ points: [5, 9, 7], winners: [1] })).toEqual([3, 1, 2])
  expect(placesOf({ points: [9, 9, 7], winners: [0, 1] })).toEqual([1, 1, 3])
  // Where a rule breaks the tie, one of them won.
  expect(placesOf({ points: [9, 9, 7, 7], winners: [1] })).toEqual([2, 1, 3, 3])
})
