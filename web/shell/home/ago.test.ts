import { expect, test } from 'vitest'
import { ago, dateOf, lasting } from './ago.ts'

const NOW = Date.UTC(2026, 10, 16, 12)
const MINUTE = 60_000

test('how long ago something was is said in the largest unit that fits', () => {
  expect(ago(NOW, 'en', NOW)).toBe('now')
  expect(ago(NOW - MINUTE, 'en', NOW)).toBe('1 minute ago')
  expect(ago(NOW - 119 * MINUTE, 'en', NOW)).toBe('1 hour ago')
  expect(ago(NOW - 26 * 60 * MINUTE, 'de', NOW)).toBe('gestern')
})

test('what is older than a week has a date, and what lies ahead by a wrong clock is now', () => {
  expect(ago(NOW - 8 * 24 * 60 * MINUTE, 'en', NOW)).toContain('2026')
  expect(ago(NOW + MINUTE, 'en', NOW)).toBe('now')
})

test('how long something lasts, and never that it is over', () => {
  expect(lasting(NOW + 119 * MINUTE, 'en', NOW)).toBe('1 hour')
  expect(lasting(NOW + 73 * 60 * MINUTE, 'de', NOW)).toBe('3 Tage')
  expect(lasting(NOW - MINUTE, 'en', NOW)).toBe('0 seconds')
})

test('a day is written as its readers write it', () => {
  expect(dateOf(NOW, 'en')).toBe('16 Nov 2026')
  expect(dateOf(NOW, 'de')).toBe('16.11.2026')
})
