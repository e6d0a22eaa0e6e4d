import { expect, test } from 'vitest'
import { seatOr, yesOrNo } from './words.ts'

const rules = { seats: 3 }

test('yes and no are written as they are read', () => {
  for (const word of ['yes', 'no']) expect(yesOrNo.write(rules, yesOrNo.read(rules, word))).toBe(word)
})

test('a seat is counted from 1, and nobody has a word of his own', () => {
  const seat = seatOr('offer')
  expect(['1', '3', 'offer'].map(word => seat.read(rules, word))).toEqual([0, 2, -1])
  expect([0, 2, -1].map(each => seat.write(rules, each))).toEqual(['1', '3', 'offer'])
})
