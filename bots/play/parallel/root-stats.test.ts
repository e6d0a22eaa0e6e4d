import { expect, test } from 'vitest'
import { partOf, restOf } from '../search/budget.ts'
import { chosen, together } from './root-stats.ts'

const ballot = (moves: number[], visits: number, gained = 0) => ({ moves, visits, gained })

test('what several found is added up by plans, and the plan that was tried most is chosen', () => {
  const all = together([
    [ballot([1, 2], 60, 30), ballot([3], 40, 10)],
    [ballot([3], 55, 20), ballot([12], 45)],
  ])
  expect(all).toEqual([ballot([1, 2], 60, 30), ballot([3], 95, 30), ballot([12], 45)])
  expect(chosen(all).moves).toEqual([3])
})

test('of equal plans the first is chosen', () => {
  expect(chosen([ballot([1], 5), ballot([2], 7), ballot([3], 7)]).moves).toEqual([2])
})

test('several share the tries, but each has all of the time', () => {
  expect(partOf({ tries: 101 }, 2)).toEqual({ tries: 51 })
  expect(partOf({ milliseconds: 100 }, 2)).toEqual({ milliseconds: 100 })
})

test('time that has passed is gone, tries are not', () => {
  expect(restOf({ milliseconds: 100 }, 30)).toEqual({ milliseconds: 70 })
  expect(restOf({ tries: 100 }, 30)).toEqual({ tries: 100 })
})
