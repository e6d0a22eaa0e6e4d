import { expect, test } from 'vitest'
import { shareStructure } from './structural-sharing.ts'

test('a copy of what was is what was', () => {
  const old = { a: [1, 2, { b: null }], c: 'd' }
  expect(shareStructure(old, structuredClone(old))).toBe(old)
})

test('what changed is new, what did not is what it was', () => {
  const old = { boards: [{ coins: [1, 0] }, { coins: [2, 0] }], round: 1 }
  const now = shareStructure(old, { boards: [{ coins: [1, 0] }, { coins: [2, 1] }], round: 1 })
  expect(now).toEqual({ boards: [{ coins: [1, 0] }, { coins: [2, 1] }], round: 1 })
  expect(now.boards[0]).toBe(old.boards[0])
  expect(now.boards[1]).not.toBe(old.boards[1])
})

test('a list that lost its end or became something else is new', () => {
  expect(shareStructure([1, 2], [1])).toEqual([1])
  expect(shareStructure([1], [1, 2])).toEqual([1, 2])
  expect(shareStructure({ a: [1] }, { a: null })).toEqual({ a: null })
  expect(shareStructure({ 0: 'x' }, ['x'])).toEqual(['x'])
  expect(shareStructure({ a: undefined, b: 1 }, { b: 1 })).toEqual({ b: 1 })
  expect(shareStructure(null, { b: 1 })).toEqual({ b: 1 })
})
