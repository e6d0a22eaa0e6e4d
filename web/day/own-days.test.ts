import { beforeEach, expect, test, vi } from 'vitest'
import { daysInRow, daysUntil, keepDay, ownDays } from './own-days.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

test('the first result of a day is kept, and what cannot be read counts as nothing', () => {
  keepDay('2026-11-18', { points: 120, place: 2 })
  keepDay('2026-11-18', { points: 180, place: 1 })
  expect(ownDays()).toEqual({ '2026-11-18': { points: 120, place: 2 } })
  kept.set('roundhouse-days', '{"2026-11-17": null, "2026-11-18": {"points": 3, "place": 1}}')
  expect(Object.keys(ownDays())).toEqual(['2026-11-18'])
  kept.set('roundhouse-days', 'nonsense')
  expect(ownDays()).toEqual({})
})

test('days in a row end with today or yesterday', () => {
  const score = { points: 1, place: 1 }
  const days = Object.fromEntries(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'].map(day => [day, score]))
  const inRow = (today: string): number => daysInRow(days, today)
  expect(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map(inRow)).toEqual([3, 3, 1, 1, 0])
  expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
