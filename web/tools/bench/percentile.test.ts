import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('of a hundred numbers five are above the 95th percentile', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect(percentile(numbers, 0.95)).toBe(95)
  expect(percentile(numbers, 0.5)).toBe(50)
})

test('one number is all of them, and of none there is nothing to say', () => {
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([7], 0)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})
