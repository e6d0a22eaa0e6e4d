import { expect, test } from 'vitest'
import { firstClassGame } from '../first-class/game.ts'
import { english } from '../words/testing/english.ts'
import { ruleWords } from './rulebook.ts'

const { rulebook } = firstClassGame

test('a rule is found by its number, without the marks of the text', () => {
  const [text, ...more] = ruleWords(english, rulebook, 'fc-5.3')
  expect(text).toMatch(/^FC-5\.3 A car is always worth at least as much/)
  expect(text).not.toMatch(/[*`#]/)
  expect(more).toEqual([])
})

test('the number of a chapter stands for all its rules', () => {
  const rules = ruleWords(english, rulebook, 'FC-D')
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.every(rule => rule.startsWith('FC-D.'))).toBe(true)
})

test('what is no number of a rule is said to be none', () => {
  expect(ruleWords(english, rulebook, 'FC-99.9')).toEqual(['There is no rule FC-99.9.'])
  expect(ruleWords(english, rulebook, 'cars')).toEqual(['Ask for a rule by its number, e.g. "rules FC-5.3".'])
  expect(ruleWords(english, rulebook, 'FC-1.1')).toHaveLength(1)
})
