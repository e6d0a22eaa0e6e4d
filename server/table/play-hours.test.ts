import type { PlayHours } from '@roundhouse/wire/setup'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedTime, instantAfter } from './play-hours.ts'

const HOUR = 3_600_000
const berlin: PlayHours = { zone: 'Europe/Berlin', from: 9 * 60, to: 21 * 60, days: [1, 2, 3, 4, 5, 6, 7] }
const nights: PlayHours = { ...berlin, from: 20 * 60, to: 4 * 60 }
const local = (text: string): number => Date.parse(text)

test('without hours all time counts', () => {
  expect(countedTime(null, 5, 12)).toBe(7)
  expect(instantAfter(null, 5, 7)).toBe(12)
  expect(countedTime(null, 12, 5)).toBe(0)
})

test('only the hours of the table count, in its own time zone', () => {
  const night = local('2026-06-01T22:00+02:00')
  expect(countedTime(berlin, night, local('2026-06-02T10:30+02:00'))).toBe(1.5 * HOUR)
  expect(instantAfter(berlin, night, 2 * HOUR)).toBe(local('2026-06-02T11:00+02:00'))
  expect(instantAfter(berlin, local('2026-06-01T20:00+02:00'), 2 * HOUR)).toBe(local('2026-06-02T10:00+02:00'))
})

test('on days off nothing counts', () => {
  const weekdays = { ...berlin, days: [1, 2, 3, 4, 5] }
  const friday = local('2026-06-05T20:00+02:00')
  expect(instantAfter(weekdays, friday, 2 * HOUR)).toBe(local('2026-06-08T10:00+02:00'))
  expect(countedTime(weekdays, friday, local('2026-06-08T09:00+02:00'))).toBe(HOUR)
})

test('hours that end before they begin end on the next day, and belong to the day they begin on', () => {
  const saturdays = { ...nights, days: [6] }
  const noon = local('2026-06-06T12:00+02:00')
  expect(countedTime(saturdays, noon, local('2026-06-08T12:00+02:00'))).toBe(8 * HOUR)
  expect(countedTime(saturdays, local('2026-06-07T03:00+02:00'), local('2026-06-07T12:00+02:00'))).toBe(HOUR)
})

test('hours that end when they begin last all day; no weekday at all means every one', () => {
  const all = { ...berlin, from: 480, to: 480, days: [] }
  expect(countedTime(all, 0, 1000 * HOUR)).toBe(1000 * HOUR)
})

describe('where the clocks of the zone change', () => {
  test('a night in spring is an hour shorter', () => {
    const evening = local('2026-03-28T12:00+01:00')
    expect(countedTime({ ...nights, days: [6] }, evening, local('2026-03-29T12:00+02:00'))).toBe(7 * HOUR)
    expect(instantAfter(nights, local('2026-03-28T20:00+01:00'), 7 * HOUR)).toBe(local('2026-03-29T04:00+02:00'))
  })

  test('a night in autumn is an hour longer', () => {
    const evening = local('2026-10-24T12:00+02:00')
    expect(countedTime({ ...nights, days: [6] }, evening, local('2026-10-25T12:00+01:00'))).toBe(9 * HOUR)
    expect(instantAfter(nights, local('2026-10-24T20:00+02:00'), 9 * HOUR)).toBe(local('2026-10-25T04:00+01:00'))
  })

  test('the hours of a day begin when its own clocks say so', () => {
    for (const [before, after] of [
      ['2026-03-28T21:00+01:00', '2026-03-29T09:00+02:00'],
      ['2026-10-24T21:00+02:00', '2026-10-25T09:00+01:00'],
    ] as const) {
      expect(countedTime(berlin, local(before), local(after))).toBe(0)
      expect(countedTime(berlin, local(before), local(after) + HOUR)).toBe(HOUR)
    }
  })

  test('an hour that is left out does not count, and is no hour to wait for', () => {
    const early = { ...berlin, from: 120, to: 180 }
    expect(countedTime(early, local('2026-03-28T12:00+01:00'), local('2026-03-29T12:00+02:00'))).toBe(0)
    expect(instantAfter(early, local('2026-03-28T12:00+01:00'), HOUR)).toBe(local('2026-03-30T03:00+02:00'))
  })
})

test('time that is waited for has counted when it comes, and counts in parts as in one', () => {
  const hours = fc.record({
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1439 }),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  })
  const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11) })
  const length = fc.integer({ min: 1, max: 80 * HOUR })
  fc.assert(
    fc.property(hours, instant, length, (table, from, counted) => {
      const end = instantAfter(table, from, counted)
      const middle = Math.floor((from + end) / 2)
      expect(countedTime(table, from, end)).toBe(counted)
      expect(countedTime(table, from, end - 1)).toBe(counted - 1)
      expect(countedTime(table, from, middle) + countedTime(table, middle, end)).toBe(counted)
    }),
    { numRuns: 60, seed: 1 },
  )
})
