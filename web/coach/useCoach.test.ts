import type { Chair } from '@roundhouse/table/chairs'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { expect, test } from 'vitest'
import { afterFirst, isWelcome, lettered, saysNow } from './useCoach.ts'

const against = (level: string): Pick<Snapshot, 'chairs'> => ({
  chairs: [{ is: 'person', name: 'Ada' } satisfies Chair, { is: 'bot', level, name: 'Bram' } satisfies Chair],
})

test('the coach is there unless an expert plays, always or never, as one likes', () => {
  expect(isWelcome('usual', against('strong'))).toBe(true)
  expect(isWelcome('usual', against('expert'))).toBe(false)
  expect(isWelcome('usual', against('champion'))).toBe(false)
  expect(isWelcome('always', against('expert'))).toBe(true)
  expect(isWelcome('never', against('beginner'))).toBe(false)
})

const snapshot = (changed: Partial<Snapshot>): Snapshot =>
  ({ viewer: 0, played: 7, waiting: 'person', moves: ['take a1', 'take a2'], ...changed }) as Snapshot

const advice = lettered([
  { moves: ['take a2', 'end'], reasons: [] },
  { moves: ['take b6', 'car upper', 'end'], reasons: [] },
  { moves: ['take a1'], reasons: [] },
])

test('an answer holds for the position it was asked in, and only as far as it can be played', () => {
  expect(saysNow(null, snapshot({}))).toBeNull()
  expect(saysNow({ by: 0, at: 7, advice: null }, snapshot({}))).toBe('thinking')
  expect(saysNow({ by: 0, at: 7, advice }, snapshot({}))).toEqual([advice[0], advice[2]])
  expect(saysNow({ by: 0, at: 7, advice }, snapshot({ played: 8 }))).toBeNull()
  expect(saysNow({ by: 0, at: 7, advice }, snapshot({ waiting: 'bot' }))).toBeNull()
  expect(saysNow({ by: 0, at: 7, advice }, snapshot({ viewer: 1 }))).toBeNull()
})

test('who follows a plan is told the rest of it at the next position, by the letter that was chosen', () => {
  const rest = afterFirst(advice[1]!, snapshot({}))
  const told = [{ letter: 'B', moves: ['car upper', 'end'], reasons: [] }]
  expect(rest).toEqual({ by: 0, at: 8, advice: told })
  expect(saysNow(rest, snapshot({ played: 8, moves: ['car upper'] }))).toEqual(told)
  expect(afterFirst(advice[2]!, snapshot({}))).toBeNull()
})
