import { expect, test } from 'vitest'
import { WEIGHTS } from './weights.ts'
import { outlooksOf, worthOfLater, worthOfSets } from './worth.ts'

const weights = { ...WEIGHTS, trackStays: 0.5, influence: [1, 1, 1, 1], influenceFade: 0.5, cube: 0.2, beforeLast: 0.5 }
const outlooks = outlooksOf(weights).slice(0, 4)

test('NB-9.2 in the last turn a piece of track costs a point, and nothing else that is left is worth anything', () => {
  const last = outlooks[0]!
  expect(last.pieceCost).toBe(1)
  expect(last.influence.flat().every(worth => worth === 0)).toBe(true)
  expect(last.cubes.every(worth => worth === 0)).toBe(true)
  expect(worthOfLater(last, 20)).toBe(0)
})

test('NB-7.2 earlier a piece costs upkeep for each turn it will probably stay', () => {
  expect(outlooks.map(({ pieceCost }) => pieceCost)).toEqual([1, 1.5, 1.75, 1.875])
})

test('each further point of a colour is worth less, and all are worth less before the last turn', () => {
  expect(outlooks[2]!.influence[3]!.slice(0, 4)).toEqual([0, 1, 1.5, 1.75])
  expect(outlooks[1]!.influence[3]!.slice(0, 3)).toEqual([0, 0.5, 0.75])
})

test('NB-2.1 more than three cubes are of no use in the next turn', () => {
  const { cubes } = outlooks[2]!
  expect([cubes[0], cubes[2], cubes[4]]).toEqual([0, 0.4, cubes[3]])
})

test('what is left to load is worth less than if it were loaded, and the more there is the less each', () => {
  const [few, many] = [worthOfLater(outlooks[2]!, 4), worthOfLater(outlooks[2]!, 40)]
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(4)
  expect(many).toBeLessThan(10 * few)
})

test('NB-9.2, NB-10.2 sets at the end, and parts of sets before', () => {
  expect(worthOfSets(0, false, 2, 3, 1, 1)).toBe(4)
  expect(worthOfSets(0, true, 2, 3, 1, 2)).toBe(2)
  expect(worthOfSets(1, false, 3, 0, 0, 0)).toBe(2)
  expect(worthOfSets(1, true, 4, 0, 0, 0)).toBe(2)
  expect(worthOfSets(0.5, false, 3, 0, 0, 0)).toBe(1)
})
