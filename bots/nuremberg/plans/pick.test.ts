import { expect, test } from 'vitest'
import { pickBest } from './pick.ts'

const dice = (n = 1) => ({ seed: [0, 0, 0, n] as const, rolled: 0 })

test('takes the best, without the dice', () => {
  const own = dice()
  expect(pickBest([3, 9, 4], n => n, own)).toBe(9)
  expect(own.rolled).toBe(0)
})

test('among equals the dice decide', () => {
  const picked = Array.from({ length: 40 }, (_, n) =>
    pickBest(['a', 'b', 'c'], name => (name === 'a' ? 1 : 2), dice(n)),
  )
  expect(new Set(picked)).toEqual(new Set(['b', 'c']))
})

test('differences that only come from rounding are none', () => {
  const picked = Array.from({ length: 40 }, (_, n) => pickBest([0.1 + 0.2, 0.3], sum => sum, dice(n)))
  expect(new Set(picked).size).toBe(2)
})
