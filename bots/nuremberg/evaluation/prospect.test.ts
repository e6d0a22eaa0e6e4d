import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Influence } from '@roundhouse/nuremberg/base/influence'
import { describe, expect, test } from 'vitest'
import {
  bestChoice,
  bestOfProspect,
  mostBrown,
  type Prospect,
  type ProspectChoice,
  purseAfterTrains,
  purseOf,
  worthOfPurse,
} from './prospect.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

const outlooks = outlooksOf({ ...WEIGHTS, influence: [1, 1, 1, 1], influenceFade: 0.9 })
const last = outlooks[0]!
const early = outlooks[2]!

const nothing: Prospect = {
  draft: null,
  price: 0,
  white: 0,
  red: 0,
  green: 0,
  worth: [0],
  lineRed: 0,
  lineGreen: 0,
}
const purse = (cubes: number, ...influence: Influence) => purseOf(cubes, influence)

describe('what trains leave in a purse', () => {
  test('NB-6.2 brown pays first', () => {
    expect(purseAfterTrains(purse(3, 1, 2, 1, 1), 2)).toEqual(purse(3, 1, 0, 1, 1))
  })

  test('NB-6.3 three of anything else replace one brown: cubes, then white, then what there is more of', () => {
    expect(purseAfterTrains(purse(3, 1, 2, 1, 1), 3)).toEqual(purse(0, 1, 0, 1, 1))
    expect(purseAfterTrains(purse(1, 1, 0, 3, 2), 1)).toEqual(purse(0, 0, 0, 2, 2))
  })

  test('what cannot be paid cannot be bought', () => {
    expect(purseAfterTrains(purse(1, 0, 0, 1, 0), 1)).toBeNull()
    expect(mostBrown(purse(4, 1, 2, 0, 0))).toBe(3)
    expect(mostBrown(purse(4, 1, 2, 1, 0))).toBe(4)
  })
})

describe('the best choice', () => {
  test('is the first of the best of each prospect, although most are not looked at', () => {
    const dice: Dice = { seed: [0, 0, 0, 7], rolled: 0 }
    const upTo = (most: number): number => roll(dice, most + 1)
    const prospects = Array.from({ length: 12 }, (): Prospect => {
      const worth = [upTo(9)]
      for (let brown = upTo(9); brown > 0; brown--) worth.push(worth.at(-1)! + upTo(2) / 3)
      const lines = { lineRed: upTo(6), lineGreen: upTo(6) }
      return { draft: null, price: upTo(8), white: upTo(2), red: upTo(2), green: upTo(2), worth, ...lines }
    })
    for (let n = 0; n < 100; n++) {
      const spent = purse(upTo(12), upTo(4), upTo(8), upTo(6), upTo(6))
      for (const outlook of outlooks) {
        const first = bestOfProspect(outlook, nothing, spent)!
        const better = (best: ProspectChoice, prospect: Prospect): ProspectChoice => {
          const choice = bestOfProspect(outlook, prospect, spent)
          return choice !== null && choice.worth > best.worth ? choice : best
        }
        expect(bestChoice(outlook, [nothing, ...prospects], spent)).toEqual(prospects.reduce(better, first))
      }
    }
  })

  test('is to do nothing where that is all there is', () => {
    expect(bestChoice(last, [nothing], purse(0, 0, 0, 0, 0))).toEqual({ prospect: nothing, brown: 0, worth: 0 })
  })

  test('NB-5.6, NB-5.7 leaves what influence does not pay', () => {
    const rich = { ...nothing, worth: [10], red: 1, white: 2 }
    expect(bestChoice(last, [nothing, rich], purse(9, 1, 9, 9, 9)).prospect).toBe(nothing)
    expect(bestChoice(last, [nothing, rich], purse(0, 2, 0, 1, 0)).prospect).toBe(rich)
  })

  test('NB-5.8 pays building points with cubes, and with influence when there are none left', () => {
    const rich = { ...nothing, worth: [10], price: 4 }
    expect(bestChoice(last, [nothing, rich], purse(2, 1, 1, 0, 0)).prospect).toBe(rich)
    expect(bestChoice(last, [nothing, rich], purse(2, 1, 0, 0, 0)).prospect).toBe(nothing)
  })

  test('spends as much brown as pays', () => {
    const loads = { ...nothing, worth: [0, 5, 6, 6.1] }
    expect(bestChoice(last, [loads], purse(0, 0, 3, 0, 0)).brown).toBe(3)
    expect(bestChoice(early, [loads], purse(0, 0, 3, 0, 0)).brown).toBeLessThan(3)
  })
})

describe('what is left in a purse', () => {
  test('NB-8.2 sells two pieces for each point of a company when the game ends', () => {
    expect(worthOfPurse(last, { lineRed: 5, lineGreen: 0 }, purse(3, 3, 3, 2, 3))).toBe(4)
    expect(worthOfPurse(last, { lineRed: 5, lineGreen: 6 }, purse(3, 3, 3, 2, 3))).toBe(6)
    expect(worthOfPurse(last, { lineRed: 3, lineGreen: 0 }, purse(3, 3, 3, 2, 3))).toBe(3)
  })

  test('is kept where no line can be sold', () => {
    const kept = worthOfPurse(early, { lineRed: 0, lineGreen: 0 }, purse(0, 1, 1, 1, 1))
    expect(kept).toBeCloseTo(4)
  })
})
