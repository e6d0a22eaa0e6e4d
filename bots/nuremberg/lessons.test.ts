import { expect, test } from 'vitest'
import { shipped } from './knowledge.ts'
import { belief, COLUMNS, FARTHEST, lessonsOf, PARTS, placesAt, ROWS, UNTAUGHT } from './lessons.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

test('what is believed at first is what was written by hand', () => {
  const taught = lessonsOf(belief)
  for (const [turnsToCome, { trust, leadThatCounts }] of taught.entries()) {
    expect(trust).toEqual(UNTAUGHT[turnsToCome]!.trust)
    expect(leadThatCounts).toBeCloseTo(UNTAUGHT[turnsToCome]!.leadThatCounts)
  }
})

test('a weight makes its part count for more, with so many turns to come', () => {
  const weights = [...belief]
  weights[placesAt(2)[1 + PARTS.indexOf('track')]!] = belief[placesAt(2)[0]!]!
  const [by, hand] = [lessonsOf(weights), UNTAUGHT].map(taught => outlooksOf(WEIGHTS, taught))
  expect(by![2]!.pieceCost).toBeCloseTo(2 * hand![2]!.pieceCost)
  expect(by![3]!.pieceCost).toBeCloseTo(hand![3]!.pieceCost)
})

test('the weights that are shipped are a whole table of numbers', () => {
  expect(shipped).toHaveLength(ROWS.length * COLUMNS.length)
  expect(ROWS).toHaveLength(FARTHEST)
  expect(shipped.every(Number.isFinite)).toBe(true)
})
