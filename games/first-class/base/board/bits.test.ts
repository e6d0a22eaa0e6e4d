import { expect, test } from 'vitest'
import { type Bits, below, lowest, withoutLowest } from './bits.ts'

const numbersIn = (bits: Bits): number[] => (bits === 0 ? [] : [lowest(bits), ...numbersIn(withoutLowest(bits))])

test('the numbers of a set, from the lowest on', () => {
  expect(numbersIn(0)).toEqual([])
  expect(numbersIn(0b1)).toEqual([0])
  expect(numbersIn(0b101100)).toEqual([2, 3, 5])
  expect(numbersIn(1 << 17)).toEqual([17])
})

test('the numbers below a limit', () => {
  expect([0, 1, 5].map(limit => numbersIn(below(limit)))).toEqual([[], [0], [0, 1, 2, 3, 4]])
})
