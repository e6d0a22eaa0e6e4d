import { expect, test } from 'vitest'
import { pileOfRound } from './piles.ts'

test('FC-2.1 rounds 1 and 2 use the first pile, 5 and 6 the third', () => {
  expect([1, 2, 3, 4, 5, 6].map(pileOfRound)).toEqual([1, 1, 2, 2, 3, 3])
})
