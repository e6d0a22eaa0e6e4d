import { expect, test } from 'vitest'
import { stateHash } from './state-hash.ts'

test('the same data has the same hash, and any other another one', () => {
  const hashes = Array.from({ length: 5000 }, (_, n) => stateHash({ seed: [n, 0], hand: ['a', n % 7] }))
  expect(new Set(hashes).size).toBe(5000)
  expect(stateHash({ seed: [3, 0], hand: ['a', 3] })).toBe(hashes[3])
})

test('a hash is short', () => {
  expect(stateHash('x'.repeat(10_000))).toMatch(/^[0-9a-z]{1,11}$/)
})
