import { roll } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { fit, newSums } from './least-squares.ts'
import { addPosition, chancesBy, lossAt, type PositionFeatures } from './logit.ts'

const dice = { seed: [0, 0, 0, 5] as const, rolled: 0 }
const number = (): number => roll(dice, 1000) / 250 - 2

const TRUE = [1.2, -0.7]

/** Three seats with two numbers each, and a winner as the true weights have it. */
function contest(): { position: PositionFeatures; won: number[] } {
  const position = { places: [0, 1], values: [0, 1, 2].map(() => [number(), number()]) }
  let left = roll(dice, 1 << 20) / (1 << 20)
  const winner = chancesBy(TRUE, position).findIndex(chance => (left -= chance) < 0)
  return { position, won: [0, 1, 2].map(seat => (seat === winner ? 1 : 0)) }
}

/** The weights found from this many batches of 500. */
function learned(classes: number, priorWeights: readonly number[]): number[] {
  const sums = newSums(2)
  let weights = [...priorWeights]
  for (let n = 0; n < classes; n++) {
    for (let game = 0; game < 500; game++) {
      const { position, won } = contest()
      addPosition(sums, weights, position, chancesBy(weights, position), won)
    }
    weights = fit(sums, priorWeights, [1, 1])
  }
  return weights
}

test('finds the weights that winners were drawn by', () => {
  const [one, other] = learned(10, [0.5, 0])
  expect(one).toBeCloseTo(TRUE[0]!, 0.7)
  expect(other).toBeCloseTo(TRUE[1]!, 0.7)
})

test('chances are parts of the whole, and equal where nothing speaks for anybody', () => {
  const position = { places: [1], values: [[3], [3], [3], [3]] }
  expect(chancesBy([9, 2], position)).toEqual([0.25, 0.25, 0.25, 0.25])
  const [low, high] = chancesBy([9, 2], { places: [1], values: [[0], [1]] })
  expect(high! / low!).toBeCloseTo(Math.exp(2))
})

test('what was certain is no surprise, what was half expected is one', () => {
  expect(lossAt([0, 1], [0, 1])).toBeCloseTo(0)
  expect(lossAt([0.5, 0.5], [0, 1])).toBeCloseTo(Math.log(2))
  expect(lossAt([0.5, 0.5], [0.5, 0.5])).toBeCloseTo(Math.log(2))
  expect(lossAt([0, 1], [1, 0])).toBeLessThan(30)
})

test('a win that was not thought possible is no number out of bounds', () => {
  const sums = newSums(1)
  addPosition(sums, [50], { places: [0], values: [[10], [-10]] }, [1, 0], [0, 1])
  expect(sums.targets.every(Number.isFinite)).toBe(true)
})
