import type { Influence } from '@roundhouse/nuremberg/base/influence'
import { NO_NETWORK } from '@roundhouse/nuremberg/base/network'
import type { Player } from '@roundhouse/nuremberg/base/player'
import { expect, test } from 'vitest'
import { firstAmounts, kindsFor, withAmount } from './amounts.ts'

const player = (cubes: number, ...influence: Influence): Player => ({
  ...{ cubes, influence, profit: 0, points: 0, pieces: 0, kept: [0, 0, 0, 0], network: NO_NETWORK },
})
const due = (amount: number, kind = 0) => ({ due: amount, kind, train: 3 })

test('a payment begins with the first kinds there are', () => {
  expect(firstAmounts(player(2, 1, 0, 3, 0), due(5))).toEqual([2, 1, 0, 2, 0])
  expect(firstAmounts(player(2, 1, 0, 3, 0), due(3, 1))).toEqual([0, 1, 0, 2, 0])
})

test('only kinds that are still asked for and that the player has', () => {
  expect(kindsFor(player(2, 1, 0, 3, 0), due(5))).toEqual([0, 1, 3])
  expect(kindsFor(player(2, 1, 0, 3, 0), due(5, 1))).toEqual([1, 3])
})

test('one kind more takes from the others, one less gives to them, and the sum stays what is due', () => {
  const rich = player(3, 2, 0, 2, 1)
  const first = firstAmounts(rich, due(4))
  expect(first).toEqual([3, 1, 0, 0, 0])
  const less = withAmount(rich, due(4), first, 0, 2)
  expect(less).toEqual([2, 1, 0, 0, 1])
  expect(withAmount(rich, due(4), less, 3, 2)).toEqual([2, 0, 0, 2, 0])
})

test('what the others cannot make good is not changed', () => {
  const poor = player(3, 1, 0, 0, 0)
  const first = firstAmounts(poor, due(4))
  expect(withAmount(poor, due(4), first, 0, 2)).toBe(first)
})
