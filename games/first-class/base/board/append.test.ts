import { expect, test } from 'vitest'
import { append } from './append.ts'

test('one more at the end, and the list it came from stays as it was', () => {
  const list = [3, 1]
  expect(append(list, 2)).toEqual([3, 1, 2])
  expect(list).toEqual([3, 1])
})

test('the first of a list', () => {
  expect(append([], 0)).toEqual([0])
})
