import type { Dice } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { drawFrom } from './bag.ts'

const dice = (n: number): Dice => ({ seed: [0, 0, 0, n], rolled: 0 })

test('what is drawn is no longer in the bag, and the dice have rolled', () => {
  const bag = [0, 2, 0, 1]
  const d = dice(1)
  const drawn = [drawFrom(d, bag), drawFrom(d, bag), drawFrom(d, bag)]
  expect(drawn.sort()).toEqual([1, 1, 3])
  expect(bag).toEqual([0, 0, 0, 0])
  expect(d.rolled).toBe(3)
})

test('each thing in the bag is as likely as any other', () => {
  const counts = [0, 0, 0]
  for (let n = 0; n < 4000; n++) counts[drawFrom(dice(n), [1, 2, 5])]!++
  expect(counts[0]! / 4000).toBeCloseTo(1 / 8, 1)
  expect(counts[1]! / 4000).toBeCloseTo(2 / 8, 1)
  expect(counts[2]! / 4000).toBeCloseTo(5 / 8, 1)
})

test('nothing can be drawn from an empty bag', () => {
  expect(() => drawFrom(dice(1), [0, 0])).toThrow('Cannot draw from an empty bag')
})
