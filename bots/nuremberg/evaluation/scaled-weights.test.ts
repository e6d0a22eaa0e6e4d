import { expect, test } from 'vitest'
import { shipped } from '../knowledge.ts'
import { COLUMNS, priorWeights, scaledWeights, shift } from './scaled-weights.ts'
import { WEIGHTS } from './weights.ts'

const scaled = (column: string, power: number) => scaledWeights(COLUMNS.map(each => (each === column ? power : 0)))

test('the prior is what was written by hand', () => {
  expect(scaledWeights(priorWeights)).toEqual({ ...WEIGHTS, influenceFade: expect.closeTo(WEIGHTS.influenceFade) })
})

test('a scale makes one thing count for more, or for less, and nothing else', () => {
  const twice = scaled('builtFirst', Math.log(2))
  expect(twice.builtFirst).toBeCloseTo(2 * WEIGHTS.builtFirst)
  expect({ ...twice, builtFirst: 0 }).toEqual({ ...scaledWeights(priorWeights), builtFirst: 0 })
  expect(scaled('red', -Math.log(2)).influence[2]).toBeCloseTo(WEIGHTS.influence[2]! / 2)
  expect(1 - scaled('influenceFade', Math.log(2)).influenceFade).toBeCloseTo(2 * (1 - WEIGHTS.influenceFade))
})

test('a share is never more than all', () => {
  expect([scaled('openSets', 9).openSets, scaled('contested', 9).contested]).toEqual([1, 1])
  expect(scaled('influenceFade', 9).influenceFade).toBe(0)
})

test('what is shipped is a whole row of numbers, all of them within reach', () => {
  expect(shipped).toHaveLength(COLUMNS.length)
  expect(shipped.every(power => Math.abs(power) < 2)).toBe(true)
  expect(shift.every(by => by > 0)).toBe(true)
})
