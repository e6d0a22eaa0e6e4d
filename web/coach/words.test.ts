import { expect, test } from 'vitest'
import { planWords } from './words.ts'

test('moves of a plan stand in a line, and what is done twice is counted', () => {
  expect(planWords(['Take the card', 'a car', 'a car', 'Coins', 'a car'])).toBe(
    'Take the card · 2 × a car · Coins · a car',
  )
  expect(planWords([])).toBe('')
})

test('of a long plan the beginning is told', () => {
  expect(planWords([...'abcdef'])).toBe('a · b · c · d · e · f')
  expect(planWords([...'abcdefg'])).toBe('a · b · c · d · e · f · …')
})
