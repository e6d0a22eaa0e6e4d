import { describe, expect, test } from 'vitest'
import { type HaulContext, worthOfHaul } from './haul.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

const last = outlooksOf(WEIGHTS)[0]!
const first = outlooksOf(WEIGHTS)[4]!
const haul = (kept = [0, 0, 0, 0], rules2009 = false): HaulContext => ({ outlook: last, rules2009, kept })
const room = (firstClass: number, second: number, goods: number) => ({ first: firstClass, second, goods })
const reach = (grey: number, yellow: number, reds = 0, greens = 0) => ({ grey, yellow, reds, greens })

describe('a haul in the last turn', () => {
  test('NB-7.1, NB-7.2 counts points and profit: 3 for grey, 2 for yellow, 3 in first class and 2 in second', () => {
    expect(worthOfHaul(haul(), reach(1, 0), room(0, 0, 1))).toBe(3)
    expect(worthOfHaul(haul(), reach(0, 1), room(0, 0, 1))).toBe(2)
    expect(worthOfHaul(haul(), reach(0, 0, 1, 1), room(1, 1, 0))).toBe(3 + 2)
  })

  test('is no more than there is room for', () => {
    expect(worthOfHaul(haul(), reach(5, 5, 5, 5), room(0, 0, 0))).toBe(0)
    expect(worthOfHaul(haul(), reach(5, 0, 5, 5), room(1, 1, 2))).toBe(3 * 2 + 3 + 2)
  })

  test('takes grey goods first, and yellow ones where a set wants them (NB-9.2)', () => {
    expect(worthOfHaul(haul(), reach(2, 2), room(0, 0, 3))).toBe(3 + 3 + 2)
    expect(worthOfHaul(haul([3, 0, 3, 0]), reach(3, 2), room(0, 0, 3))).toBe(3 + 2 * 2 + 2 * 2)
  })

  test('NB-10.2 in the rules of 2009 a set wants passengers of both colours', () => {
    expect(worthOfHaul(haul([1, 1, 1, 0], true), reach(0, 0, 1, 1), room(0, 2, 0))).toBe(2 + 2 + 2)
    expect(worthOfHaul(haul([1, 1, 1, 0], true), reach(0, 0, 1, 0), room(0, 2, 0))).toBe(2)
  })

  test('leaves nothing of worth behind', () => {
    expect(worthOfHaul(haul(), reach(4, 4), room(0, 0, 0))).toBe(0)
  })
})

test('with turns to come, what is left is worth something, but less than to move it', () => {
  const early = { ...haul(), outlook: first }
  const left = worthOfHaul(early, reach(2, 0), room(0, 0, 0))
  const moved = worthOfHaul(early, reach(2, 0), room(0, 0, 2))
  expect(left).toBeGreaterThan(0)
  expect(moved).toBeGreaterThan(2 * left)
})
