import { expect, test } from 'vitest'
import { sharing } from './sharing.ts'

test('a copy of what was is what was', () => {
  const old = { a: [1, 2, { b: null }], c: 'd' }
  expect(sharing(old, structuredClone(old))).toBe(old)
})

test('what changed is new, what did not is what it was', () => {
  const old = { boards: [{ coins: [1, 0] }, { coins: [2, 0] }], round: 1 }
  const now = sharing(old, { boards: [{ coins: [1, 0] }, { coins: [2, 1] }], round: 1 })
  expect(now).toEqual({ boards: [{ coins: [1, 0] }, { coins: [2, 1] }], round: 1 })
  expect(now.boards[0]).toBe(old.boards[0])
  expect(now.boards[1]).not.toBe(old.boards[1])
})

test('a list that lost its end or became something else is new', () => {
  expect(sharing([1, 2], [1])).toEqual([1])
  expect(sharing([1], [1, 2])).toEqual([1, 2])
  expect(sharing({ a: [1] }, { a: null })).toEqual({ a: null })
  expect(sharing({ 0: 'x' }, ['x'])).toEqual(['x'])
  expect(sharing({ a: undefined, b: 1 }, { b: 1 })).toEqual({ b: 1 })
  expect(sharing(null, { b: 1 })).toEqual({ b: 1 })
})
