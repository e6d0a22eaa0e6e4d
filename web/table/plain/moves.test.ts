import { expect, test } from 'vitest'
import { matching, typedMove } from './moves.ts'

const MOVES = [
  { text: 'take 1', words: 'Take one stone' },
  { text: 'take 12', words: 'Take twelve stones' },
  { text: 'pass', words: 'Pass' },
]

test('moves are found by parts of their text or their words, in any case and order', () => {
  const found = (typed: string) => matching(MOVES, typed).map(({ text }) => text)
  expect(found('')).toEqual(['take 1', 'take 12', 'pass'])
  expect(found('STONE take')).toEqual(['take 1', 'take 12'])
  expect(found('twelve')).toEqual(['take 12'])
  expect(found('bid')).toEqual([])
})

test('what is typed in full is meant, even where more begins so; else the only one that is left', () => {
  expect(typedMove(MOVES, 'take 1')?.text).toBe('take 1')
  expect(typedMove(MOVES, 'pa')?.text).toBe('pass')
  expect(typedMove(MOVES, 'take')).toBeNull()
  expect(typedMove(MOVES, 'bid 3')).toBeNull()
})
