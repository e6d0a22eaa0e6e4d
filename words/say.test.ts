import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { sayIn } from './say.ts'

const MESSAGES = {
  text: 'Nothing but text, # included: “so”.',
  values: '{name} has {n} of {all}, {name}!',
  spaced: 'Put { name } here',
  quoted: "It''s {name}: '{n}'",
  plural: '{n, plural, one {# coin} other {# coins}} for {name}',
  choice: '{name, select, Ada {hers} other {theirs}}',
} as const

test.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('a message (%s) is said as ICU reads it', key => {
  const values = { name: 'Ada', n: 12_345, all: 0.5 }
  const expected = String(new IntlMessageFormat(MESSAGES[key], 'de').format(values))
  expect(sayIn('de', MESSAGES)(key, values)).toBe(expected)
})

test('a value that is missing is a mistake, in a plain message too', () => {
  const say = sayIn('en', MESSAGES)
  expect(() => say('values', { name: 'Ada', n: 1 })).toThrow('all')
  expect(() => say('plural', { name: 'Ada' })).toThrow('n')
})

test('a number below zero has a minus, and things are listed as the language does', () => {
  const say = sayIn('en', MESSAGES)
  expect(say('values', { name: 'Ada', n: -3, all: 5 })).toBe('Ada has −3 of 5, Ada!')
  expect(say.list(['a', 'b', 'c'])).toBe('a, b and c')
  expect(say.list(['a', 'b'], 'or')).toBe('a or b')
})
