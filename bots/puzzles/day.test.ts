import { expect, test } from 'vitest'
import { placeOfDay } from './day.ts'

const days = (count: number): Date[] => Array.from({ length: count }, (_, n) => new Date(2026, 0, 1 + n))

test.each([1, 2, 60, 72, 97])('of %i puzzles each has its day before one comes again', count => {
  const places = days(count).map(day => placeOfDay(day, count))
  expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place))
})

test('the puzzle of a day stays the same from its first minute to its last, and is another one the day after', () => {
  const place = placeOfDay(new Date(2026, 4, 17, 0, 0), 72)
  expect(placeOfDay(new Date(2026, 4, 17, 23, 59), 72)).toBe(place)
  expect(placeOfDay(new Date(2026, 4, 18, 0, 0), 72)).not.toBe(place)
})
