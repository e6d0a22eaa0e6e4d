import type { StoryLine } from '@roundhouse/first-class/base/story'
import { expect, test } from 'vitest'
import { recapOf, startOfNews } from './recap.ts'

test('a turn is told by its card and all the points that came of it', () => {
  const story: StoryLine[] = [
    { key: 'took', facts: { seat: 1, card: 'X1-9', place: 'a1' } },
    { key: 'city', facts: { seat: 1, city: 1 } },
    { key: 'scored', facts: { seat: 1, points: 3, for: 'city', city: 1 } },
    { key: 'scored', facts: { seat: 1, points: 4, for: 'city', city: 2 } },
    { key: 'tile', facts: { seat: 2 } },
    { key: 'declined', facts: { seat: 0, card: 'X1-1', place: 'b2' } },
  ]
  const nothing = { cities: 0, cars: 0, upgrades: 0, steps: 0, coins: 0 }
  expect(recapOf(story)).toEqual([
    { seat: 1, how: 'took', card: 'X1-9', points: 7, results: { ...nothing, cities: 1 } },
    { seat: 2, how: 'tile', card: null, points: 0, results: nothing },
    { seat: 0, how: 'declined', card: 'X1-1', points: 0, results: nothing },
  ])
})

test('points of a seat whose turn is not told are left out', () => {
  expect(recapOf([{ key: 'scored', facts: { seat: 3, points: 5, for: 'coin' } }])).toEqual([])
})

test('the last scoring has its own points, without what is counted when the game is over', () => {
  const story: StoryLine[] = [
    { key: 'scoring', facts: { seat: 1, round: 6 } },
    { key: 'scored', facts: { seat: 1, points: 30, for: 'train', train: 'upper' } },
    { key: 'scored', facts: { seat: 1, points: 9, for: 'coins-left' } },
    { key: 'scored', facts: { seat: 1, points: 14, for: 'end-card', card: 'G7' } },
  ]
  expect(recapOf(story).map(({ points }) => points)).toEqual([30])
})

test('another player’s part in the scoring that began with one’s last move is news, one’s own part is not', () => {
  const story: StoryLine[] = [
    { key: 'scored', facts: { seat: 0, points: 23, for: 'train', train: 'upper' } },
    { key: 'scoring', facts: { seat: 1, round: 4 } },
    { key: 'scored', facts: { seat: 1, points: 14, for: 'train', train: 'upper' } },
  ]
  expect(startOfNews(story, 2, 0)).toBe(1)
  expect(startOfNews(story, 2, 1)).toBe(2)
  expect(startOfNews(story, 1, 0)).toBe(1)
  expect(startOfNews(story, 0, 0)).toBe(0)
})
