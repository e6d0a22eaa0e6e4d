import { describe, expect, test } from 'vitest'
import type { PendingCommand } from '../state.ts'
import { keptMoves, lineNews, sendingSaidIn } from './line.ts'

const play = (changed: Partial<PendingCommand> = {}): PendingCommand => ({
  id: 'one',
  command: { type: 'play', moves: ['take a3'] },
  since: 1000,
  isKept: false,
  ...changed,
})

describe('of the line', () => {
  const open = { line: { is: 'open' } as const }
  test('nothing is said of what is answered soon', () =>
    expect(lineNews({ ...open, pending: [play()] }, 1299)).toBe('open'))
  test('it is said that something is being sent, after a moment', () =>
    expect(lineNews({ ...open, pending: [play()] }, 1300)).toBe('sending'))
  test('it is said that something waits for it', () =>
    expect(lineNews({ ...open, pending: [play({ isKept: true })] }, 0)).toBe('kept'))
  test('it is said that it is lost, whatever waits', () =>
    expect(lineNews({ line: { is: 'lost', retryAt: null }, pending: [play({ isKept: true })] }, 0)).toBe('lost'))
})

test('one looks again when something is to be said', () => {
  expect(sendingSaidIn([play(), play({ since: 900 })], 1000)).toBe(200)
  expect(sendingSaidIn([play()], 2000)).toBeNull()
  expect(sendingSaidIn([], 0)).toBeNull()
})

test('moves that are kept are counted, whatever else waits', () => {
  const asked: PendingCommand = play({ isKept: true, command: { type: 'answer', agrees: true } })
  expect(keptMoves([play({ isKept: true }), asked, play()])).toEqual(['take a3'])
})
