import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const scored = (seat: number, points: number, what: 'transport' | 'profit' | 'track-left'): StoryLine => ({
  key: 'scored',
  facts: { seat, points, for: what },
})

test('the next one is so many points behind, and what the winner got more for decided', () => {
  const story = [
    scored(0, 4, 'transport'),
    scored(1, 9, 'transport'),
    scored(2, 7, 'transport'),
    scored(2, 1, 'profit'),
  ]
  expect(outcomeOf({ points: [4, 9, 8], result: { points: [4, 9, 8], winners: [1] }, story })).toEqual({
    ranked: [1, 2, 0],
    winner: 1,
    next: 2,
    ahead: 1,
    decisive: 'transport',
  })
})

test('track that the next one left on the map can decide', () => {
  const story = [scored(0, 5, 'transport'), scored(1, 8, 'transport'), scored(1, -6, 'track-left')]
  expect(outcomeOf({ points: [5, 2], result: { points: [5, 2], winners: [0] }, story }).decisive).toBe('track')
})

test('the one who won a tie is ahead of the other, by no points', () => {
  expect(outcomeOf({ points: [9, 9], result: { points: [9, 9], winners: [1] }, story: [] })).toMatchObject({
    ranked: [1, 0],
    ahead: 0,
    decisive: null,
  })
})
