import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test('the one with most points is first, and it is told by how many', () => {
  expect(outcomeOf([3, 12, -4, 9], [1])).toEqual({ ranked: [1, 3, 0, 2], winners: [1], ahead: 3 })
})

test('the one who won a tie stands first, ahead by nothing', () => {
  expect(outcomeOf([7, 2, 7], [2])).toEqual({ ranked: [2, 0, 1], winners: [2], ahead: 0 })
})

test('several may win together: the next is behind all of them', () => {
  expect(outcomeOf([7, 2, 7], [0, 2])).toEqual({ ranked: [0, 2, 1], winners: [0, 2], ahead: 5 })
  expect(outcomeOf([4, 4], [0, 1]).ahead).toBe(0)
})
