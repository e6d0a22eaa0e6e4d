import { VACATION_DAYS } from '@roundhouse/wire/vacation'
import { expect, test } from 'vitest'
import { DAY, instantOfDay } from './calendar.ts'
import { canTake, vacationLeft } from './vacation.ts'

const days = (from: number, count: number) => ({ from, until: from + count * DAY })
const june = instantOfDay(2026, 6, 1)

test('a person has 30 days a year, and a vacation over the turn of the year counts in both', () => {
  expect(vacationLeft([], 2026)).toBe(VACATION_DAYS * DAY)
  const winter = days(instantOfDay(2026, 12, 27), 10)
  expect(vacationLeft([days(june, 7), winter], 2026)).toBe((30 - 7 - 5) * DAY)
  expect(vacationLeft([winter], 2027)).toBe(25 * DAY)
  expect(vacationLeft([days(june, 40)], 2026)).toBe(0)
})

test('one that does not fit any more cannot be taken', () => {
  expect(canTake([], days(june, 30))).toBe(true)
  expect(canTake([], days(june, 31))).toBe(false)
  expect(canTake([days(june, 20)], days(june + 40 * DAY, 11))).toBe(false)
  expect(canTake([days(june, 20)], days(instantOfDay(2026, 12, 25), 15))).toBe(true)
  expect(canTake([], { from: june, until: june })).toBe(false)
})
