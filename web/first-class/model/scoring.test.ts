import type { StoryLine } from '@roundhouse/first-class/base/story'
import { expect, test } from 'vitest'
import { lastScoring, leaderAfter } from './scoring.ts'

const scored = (seat: number, points: number, train?: 'upper' | 'lower'): StoryLine => ({
  key: 'scored',
  facts: train === undefined ? { seat, points, for: 'frame' } : { seat, points, for: 'train', train },
})

const PHASE: StoryLine[] = [
  scored(0, 3),
  scored(1, 5),
  { key: 'scoring', facts: { seat: 0, round: 2 } },
  scored(0, 4, 'upper'),
  scored(0, 1),
  { key: 'scoring', facts: { seat: 1, round: 2 } },
  scored(1, 2, 'lower'),
]

test('a scoring phase is told once all have had their part', () => {
  expect(lastScoring([], 2)).toBeNull()
  expect(lastScoring(PHASE, 2)).toBeNull()
  const scoring = lastScoring([...PHASE, { key: 'dealt', facts: { round: 3, cards: [] } }, scored(1, 9)], 2)!
  expect(scoring.round).toBe(2)
  expect(scoring.rows).toEqual([
    { seat: 0, upper: 4, lower: 0, other: 1, before: 3, total: 8 },
    { seat: 1, upper: 0, lower: 2, other: 0, before: 5, total: 7 },
  ])
  expect(leaderAfter(scoring)).toEqual({ seat: 0, isNew: true })
})

test('what is counted at the end of the game is no part of the last scoring phase', () => {
  const end: StoryLine[] = [
    { key: 'scored', facts: { seat: 1, points: 30, for: 'end-card', card: 'G1' } },
    { key: 'over', facts: { points: [8, 37] } },
  ]
  expect(lastScoring([...PHASE, ...end], 2)!.rows.map(({ total }) => total)).toEqual([8, 7])
})

test('a lead that is kept is not new, and nobody leads alone in a tie', () => {
  const rows = (first: number, second: number) => ({
    round: 2,
    lines: [],
    rows: [
      { seat: 1, upper: 0, lower: 0, other: 0, before: 5, total: first },
      { seat: 0, upper: 0, lower: 0, other: 0, before: 3, total: second },
    ],
  })
  expect(leaderAfter(rows(9, 8))).toEqual({ seat: 1, isNew: false })
  expect(leaderAfter(rows(9, 9))).toBeNull()
})
