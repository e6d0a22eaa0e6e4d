import { expect, test } from 'vitest'
import { inRank } from './rank.ts'

test('anyone who has more points stands higher; of two with as many, the one who won', () => {
  expect(inRank([20, 34, 34, 7], [2], [])).toEqual([2, 1, 0, 3])
  expect(inRank([5, 5, 5], [0, 1, 2], [])).toEqual([0, 1, 2])
})

test('FC-C.7 who is arrested stands last, with however many points', () => {
  expect(inRank([20, 176, 34, 7], [2], [1])).toEqual([2, 0, 3, 1])
})
