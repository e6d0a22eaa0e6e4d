import { expect, test } from 'vitest'
import { DAY, instantOfDay, yearOf } from './calendar.ts'

test('days are those of the calendar, leap years included', () => {
  for (let instant = Date.UTC(1960, 0); instant < Date.UTC(2110, 0); instant += 23 * DAY) {
    const date = new Date(instant)
    expect(instantOfDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(instant)
    expect(yearOf(instant)).toBe(date.getUTCFullYear())
  }
})

test('a year begins with its first instant and ends with its last', () => {
  for (const year of [1969, 1970, 1999, 2000, 2024, 2026, 2100]) {
    expect(yearOf(Date.UTC(year, 0))).toBe(year)
    expect(yearOf(Date.UTC(year + 1, 0) - 1)).toBe(year)
  }
})
