import type { ClockFace } from '@roundhouse/wire/online-snapshot'
import { describe, expect, test } from 'vitest'
import { onlineSay } from '../../messages/first-catalogues.ts'
import { clockWords, countdownWords, isLow, leftAt, minutesAndSeconds, secondsUntil } from './clock.ts'

const MINUTE = 60_000
const face = (changed: Partial<ClockFace> = {}): ClockFace => ({
  pace: 'live',
  left: [20 * MINUTE, 5 * MINUTE, null],
  running: { seat: 1, since: 1_000_000, free: 3000 },
  isPaused: false,
  ...changed,
})

describe('what a seat has left', () => {
  test('is what it had, while another decides', () => expect(leftAt(face(), 0, 9_000_000)).toBe(20 * MINUTE))

  test('runs down after the first moments of a decision', () => {
    expect(leftAt(face(), 1, 1_002_000)).toBe(5 * MINUTE)
    expect(leftAt(face(), 1, 1_003_000 + MINUTE)).toBe(4 * MINUTE)
  })

  test('never falls below nothing, and a server whose time is behind takes none', () => {
    expect(leftAt(face(), 1, 9_000_000)).toBe(0)
    expect(leftAt(face(), 1, 0)).toBe(5 * MINUTE)
  })

  test('stands still in a pause, and is unknown without a clock', () => {
    expect(leftAt(face({ isPaused: true }), 1, 9_000_000)).toBe(5 * MINUTE)
    expect(leftAt(face(), 2, 0)).toBeNull()
  })
})

test('a clock is low near its end, whatever the pace', () => {
  expect(isLow({ pace: 'live' }, 1.9 * MINUTE)).toBe(true)
  expect(isLow({ pace: 'live' }, 2 * MINUTE)).toBe(false)
  expect(isLow({ pace: 'daily' }, 90 * MINUTE)).toBe(true)
  expect(isLow({ pace: 'none' }, 0)).toBe(false)
})

test('clocks are written as their pace needs it', async () => {
  const say = await onlineSay('en')
  const hour = 60 * MINUTE
  expect(clockWords(say, { pace: 'live' }, 12 * MINUTE + 40_000)).toBe('12:40')
  expect(clockWords(say, { pace: 'daily' }, 19.5 * hour)).toBe('19 h')
  expect(clockWords(say, { pace: 'daily' }, 50 * hour)).toBe('2 days')
  expect(clockWords(say, { pace: 'daily' }, 5 * MINUTE)).toBe('5:00')
})

test('seconds are rounded up: what is not over yet shows one', () => {
  expect(minutesAndSeconds(1)).toBe('0:01')
  expect(minutesAndSeconds(0)).toBe('0:00')
  expect(secondsUntil(4500, 1000)).toBe(4)
  expect(secondsUntil(0, 1000)).toBe(0)
})

test('what ends soon is counted in seconds, and what ends tomorrow is not', async () => {
  const say = await onlineSay('en')
  expect([59_001, 0, -5].map(left => countdownWords(say, left))).toEqual(['60 s', '0 s', '0 s'])
  expect(countdownWords(say, 23.5 * 60 * MINUTE)).toBe('23 h')
})
