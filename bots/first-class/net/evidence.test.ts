import { arrestedOf, printsLeft } from '@roundhouse/first-class/modules/c-murder/arrest'
import { NOBODY } from '@roundhouse/first-class/modules/c-murder/roles'
import { TOKENS } from '@roundhouse/first-class/modules/c-murder/tokens'
import { type Dice, draw } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { arrestChances, printChances } from './evidence.ts'

const sum = (chances: ArrayLike<number>): number => Array.from(chances).reduce((all, chance) => all + chance, 0)

test('one token shows 1 fingerprint in 12 of 26 cases, and none where it is points, a discard, or destroyed', () => {
  const chances = printChances(1, 0)
  expect(sum(chances)).toBeCloseTo(1, 12)
  expect(Array.from(chances.slice(0, 4), chance => Math.round(26 * chance))).toEqual([5, 12, 7, 2])
  expect(printChances(1, 1)[0]).toBeCloseTo(1, 12)
  expect(printChances(0, 0)[0]).toBe(1)
})

test('two tokens: a discard takes the other with it, and the most fingerprints are destroyed first', () => {
  // Of 325 pairs, 66 are two 1s; with one of them destroyed 1 is left, as of a 1 with a 2 or a 3.
  expect(printChances(2, 0)[2]).toBeCloseTo((66 + 7 * 3) / 325, 12)
  expect(printChances(2, 1)[1]).toBeCloseTo((66 + 12 * 9) / 325, 12)
  expect(sum(printChances(9, 2))).toBeCloseTo(1, 12)
})

test.each([
  [[3, 5], [0, 1], NOBODY],
  [[2, 2], [0, 0], 1],
  [[4, 3, 5, 1], [1, 0, 1, 0], 2],
])('arrests come as often as it says: tokens %j, destroy cards %j, murderer %i', (evidence, destroy, murderer) => {
  const told = arrestChances({ murderer, supply: 20, evidence, destroy, shown: [], arrested: [] })
  const dice: Dice = { seed: [5, 6, 7, 8], rolled: 0 }
  const GAMES = 6000
  const counts = evidence.map(() => 0)
  for (let n = 0; n < GAMES; n++) {
    const bag = [...TOKENS]
    const prints = evidence.map((count, seat) => {
      const drawn = Array.from({ length: count + (murderer === seat ? 2 : 0) }, () => draw(dice, bag))
      return printsLeft(drawn, destroy[seat]!)
    })
    for (const seat of arrestedOf(prints)) counts[seat]!++
  }
  for (const [seat, count] of counts.entries()) expect(Math.abs(told[seat]! - count / GAMES)).toBeLessThan(0.04)
})
