import { describe, expect, test } from 'vitest'
import { dueAt, nextTry, USUAL_SETTINGS } from './schedule.ts'

const HOUR = 3_600_000
const berlin = { ...USUAL_SETTINGS, zone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 7 * 60 } }
const at = (text: string): number => Date.parse(text)

describe('when something is told', () => {
  test('now, or after the quiet hours where the person lives', () => {
    const noon = at('2026-06-01T12:00:00+02:00')
    expect(dueAt(berlin, 'at-once', 'turn', noon)).toBe(noon)
    const morning = at('2026-06-02T07:00:00+02:00')
    for (const night of ['2026-06-01T22:00:00+02:00', '2026-06-02T03:00:00+02:00', '2026-06-02T06:59:00+02:00'])
      expect(dueAt(berlin, 'at-once', 'turn', at(night))).toBe(morning)
    expect(dueAt(berlin, 'at-once', 'turn', morning)).toBe(morning)
    // In winter the clocks there are an hour behind.
    expect(dueAt(berlin, 'at-once', 'turn', at('2026-12-01T23:00:00+01:00'))).toBe(at('2026-12-02T07:00:00+01:00'))
  })

  test('by day, where the quiet hours are then', () => {
    const day = { ...berlin, quiet: { from: 9 * 60, to: 17 * 60 } }
    expect(dueAt(day, 'at-once', 'turn', at('2026-06-01T12:00:00+02:00'))).toBe(at('2026-06-01T17:00:00+02:00'))
    expect(dueAt(day, 'at-once', 'turn', at('2026-06-01T23:00:00+02:00'))).toBe(at('2026-06-01T23:00:00+02:00'))
    const none = { ...berlin, quiet: { from: 60, to: 60 } }
    expect(dueAt(none, 'at-once', 'turn', 5)).toBe(5)
  })

  test('twice a day, in the morning and in the evening', () => {
    const due = (time: string) => dueAt(berlin, 'twice-a-day', 'turn', at(time))
    expect(due('2026-06-01T07:59:00+02:00')).toBe(at('2026-06-01T08:00:00+02:00'))
    expect(due('2026-06-01T08:00:00+02:00')).toBe(at('2026-06-01T18:00:00+02:00'))
    expect(due('2026-06-01T20:00:00+02:00')).toBe(at('2026-06-02T08:00:00+02:00'))
  })

  test('never, where the channel is off or the kind is not wanted', () => {
    expect(dueAt(berlin, 'off', 'turn', 0)).toBeNull()
    expect(dueAt({ ...berlin, kinds: ['over'] }, 'at-once', 'turn', 0)).toBeNull()
  })
})

test('what failed is tried again with growing gaps, at most a day apart, and then given up', () => {
  const gaps = [1, 2, 3, 4, 5, 6, 7].map(tries => nextTry(tries, null, 0))
  expect(gaps).toEqual([...gaps.slice(0, 6).toSorted((one, other) => one! - other!), null])
  expect(nextTry(1, 5 * HOUR, 100)).toBe(100 + 5 * HOUR)
  expect(nextTry(1, 500 * HOUR, 0)).toBe(24 * HOUR)
})
