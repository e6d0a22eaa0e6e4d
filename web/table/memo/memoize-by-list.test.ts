import { expect, test } from 'vitest'
import { memoizeByList } from './memoize-by-list.ts'

test('the same list is worked on once, another one of the same things again', () => {
  const worked: string[] = []
  const joined = memoizeByList((list: readonly number[]) => {
    worked.push(list.join())
    return list.map(String)
  })
  const list = [1, 2]
  expect(joined(list)).toBe(joined(list))
  expect(joined([1, 2])).toEqual(['1', '2'])
  expect(worked).toEqual(['1,2', '1,2'])
})
