import type { StoryLine } from '@roundhouse/first-class/base/story'
import { expect, test } from 'vitest'
import { placeOfLine } from './log-places.ts'

test.each<[line: StoryLine, place: string | null]>([
  [{ key: 'upgrade', facts: { seat: 1, train: 'lower', from: 0, to: 1 } }, '[data-board="1"] [data-train="lower"]'],
  [{ key: 'city', facts: { seat: 2, city: 3 } }, '[data-board="2"] .route'],
  [{ key: 'coins', facts: { seat: 0, coins: 2, lost: 0 } }, '[data-board="0"] .coins'],
  [{ key: 'mechanic', facts: { seat: 0, card: 'E1-4', train: 'upper' } }, '[data-board="0"] .middle'],
  [{ key: 'took', facts: { seat: 3, card: 'X1-1', place: 'a1' } }, '[data-board="3"]'],
  [{ key: 'row-cleared', facts: { row: 'a', cards: [] } }, '.offer-rows'],
  [{ key: 'display', facts: { cards: ['G1'] } }, '.display'],
  [{ key: 'over', facts: { points: [1, 2] } }, null],
])('a line is shown where it happened: %j', (line, place) => {
  expect(placeOfLine(line)).toBe(place)
})
