import { expect, test } from 'vitest'
import { placeOfLine } from './log-places.ts'

test.each([
  ['upgrade', { seat: 1, train: 'lower', from: 0, to: 1 }, '[data-board="1"] [data-train="lower"]'],
  ['city', { seat: 2, city: 3 }, '[data-board="2"] .fc-route'],
  ['coins', { seat: 0, coins: 2, lost: 0 }, '[data-board="0"] .fc-coins'],
  ['mechanic', { seat: 0, card: 'E1-4', train: 'upper' }, '[data-board="0"] .fc-middle'],
  ['took', { seat: 3, card: 'X1-1', place: 'a1' }, '[data-board="3"]'],
  ['row-cleared', { row: 'a', cards: [] }, '.fc-offer'],
  ['display', { cards: ['G1'] }, '.fc-display'],
  ['over', { points: [1, 2] }, null],
])('a line of "%s" is shown where it happened', (key, facts, place) => {
  expect(placeOfLine({ key, facts })).toBe(place)
})
