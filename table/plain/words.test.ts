import { expect, test } from 'vitest'
import { lineWords, reasonWords } from './words.ts'

const NAMES = ['Ada', 'Bram']

test('without words of the game a line tells its key and facts, and calls seats by name', () => {
  expect(lineWords({ key: 'took-a-card', facts: { seat: 1, card: 'X1-1' } }, NAMES)).toBe(
    'took a card: Bram, card X1-1',
  )
  expect(lineWords({ key: 'scored', facts: { seat: 0, 'by-train': [3, 4] } }, NAMES)).toBe('scored: Ada, by train 3 4')
  expect(lineWords({ key: 'over', facts: {} }, NAMES)).toBe('over')
})

test('a reason names its rule', () => {
  const reason = { rule: 'NB-8.2', code: 'line-too-dear', facts: { cost: 4 }, remedy: null }
  expect(reasonWords(reason, NAMES)).toBe('line too dear: cost 4 (NB-8.2)')
})
