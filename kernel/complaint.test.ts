import { expect, test } from 'vitest'
import {
  changedDice,
  differs,
  inGroups,
  isWhole,
  less,
  missingIn,
  nameOf,
  refereeOf,
  same,
  tally,
  unless,
} from './complaint.ts'

test('a complaint is made only where something does not hold', () => {
  expect(unless(true, () => 'bad')).toEqual([])
  expect(unless(false, () => 'bad')).toEqual(['bad'])
})

test('seats are counted from 1', () => {
  expect(nameOf(0)).toBe('Seat 1')
})

test('whole numbers, limits included', () => {
  expect([0, 1, 3, 4, 1.5, Number.NaN].map(n => isWhole(n, 1, 3))).toEqual([false, true, true, false, false, false])
})

test('how often each thing is there, and which are missing', () => {
  expect([...tally([2, 5, 2])]).toEqual([
    [2, 2],
    [5, 1],
  ])
  expect(missingIn([1, 2, 2], [2, 2, 2, 3, 1])).toEqual([2, 3])
  expect(missingIn([], [])).toEqual([])
})

test('a group of checks is asked only if those before have found nothing', () => {
  const above = (most: number) => (name: string, n: number) => unless(n <= most, () => `${name} > ${most}`)
  const checks = inGroups([above(5), above(4)], [above(3), above(2)])
  expect(checks('n', 6)).toEqual(['n > 5', 'n > 4'])
  expect(checks('n', 5)).toEqual(['n > 4'])
  expect(checks('n', 4)).toEqual(['n > 3', 'n > 2'])
  expect(checks('n', 2)).toEqual([])
})

test('lists are alike if all their parts are', () => {
  expect(same([1, [2, { a: 3 }]], [1, [2, { a: 3 }]])).toBe(true)
  expect(same([1, 2], [1, 2, 3])).toBe(false)
  expect(same([1, [2]], [1, [3]])).toBe(false)
  expect(same(null, [])).toBe(false)
  expect(same({ a: 1 }, { a: 2 })).toBe(false)
})

test('what was told and what is found', () => {
  expect(differs('The order', [0, 1], [0, 1])).toEqual([])
  expect(differs('The order', [0, 1], [1, 0])).toEqual(['The order should be [0,1] by the story, but is [1,0]'])
})

test('what only ever grows', () => {
  expect(less('the round', 2, 2)).toEqual([])
  expect(less('the round', 2, 1)).toEqual(['The round may only grow, but went from 2 to 1'])
})

test('the dice', () => {
  const dice = { seed: [1, 2, 3, 4], rolled: 5 }
  expect(changedDice(dice, { ...dice, rolled: 9 })).toEqual([])
  expect(changedDice(dice, { ...dice, rolled: 4 })).toEqual(['The dice were rolled 5 times, then 4 times'])
  expect(changedDice(dice, { ...dice, seed: [1, 2, 3, 5] })).toEqual([
    'The dice are the same in the whole game, but they were changed',
  ])
})

test('a referee of moves asks all his checks about the same step', () => {
  const story = { key: 'fell', facts: {} }
  const falls = refereeOf<string, number>([
    ({ rules, before, after }) => unless(after >= before, () => `${rules}: ${before} to ${after}`),
    ({ move, lines }) => lines.map(({ key }) => `${move} ${key}`),
  ])
  expect(falls('up', 1, 7, 2, [])).toEqual([])
  expect(falls('up', 2, 7, 1, [story])).toEqual(['up: 2 to 1', '7 fell'])
})
