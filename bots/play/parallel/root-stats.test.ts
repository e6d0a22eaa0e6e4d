import { expect, test } from 'vitest'
import { restOf } from '../search/budget.ts'
import { mergeStats, mostVisitedPlan } from './root-stats.ts'

const planStats = (moves: number[], visits: number, valueSum = 0) => ({ moves, visits, valueSum })

test('what several found is added up by plans, and the most visited plan is chosen', () => {
  const all = mergeStats([
    [planStats([1, 2], 60, 30), planStats([3], 40, 10)],
    [planStats([3], 55, 20), planStats([12], 45)],
  ])
  expect(all).toEqual([planStats([1, 2], 60, 30), planStats([3], 95, 30), planStats([12], 45)])
  expect(mostVisitedPlan(all).moves).toEqual([3])
})

test('of equal plans the first is chosen', () => {
  expect(mostVisitedPlan([planStats([1], 5), planStats([2], 7), planStats([3], 7)]).moves).toEqual([2])
})

test('time that has passed is gone, simulations are not', () => {
  expect(restOf({ milliseconds: 100 }, 30)).toEqual({ milliseconds: 70 })
  expect(restOf({ simulations: 100 }, 30)).toEqual({ simulations: 100 })
})
