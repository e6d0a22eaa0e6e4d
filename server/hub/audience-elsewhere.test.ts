import { expect, test } from 'vitest'
import { AudienceElsewhere } from './audience-elsewhere.ts'

const HOUR = 3_600_000

test('a node that does not repeat who looks there is forgotten, also if the clock was set back meanwhile', () => {
  const elsewhere = new AudienceElsewhere()
  expect(elsewhere.hear('one', { seats: [1], watching: 2, screens: 0 }, 2 * HOUR)).toBe(true)
  expect(elsewhere.hear('two', { seats: [], watching: 3, screens: 0 }, 2 * HOUR)).toBe(true)
  expect([elsewhere.seats, elsewhere.watching]).toEqual([[1], 5])
  expect(elsewhere.expire(2 * HOUR + 39_000)).toBe(false)
  // An hour back.
  expect(elsewhere.expire(HOUR)).toBe(false)
  expect(elsewhere.hear('two', { seats: [], watching: 3, screens: 0 }, HOUR + 20_000)).toBe(false)
  expect(elsewhere.expire(HOUR + 41_000)).toBe(true)
  expect([elsewhere.seats, elsewhere.watching, elsewhere.isEmpty]).toEqual([[], 3, false])
  expect(elsewhere.expire(HOUR + 61_000)).toBe(true)
  expect(elsewhere.isEmpty).toBe(true)
})
