import { expect, test } from 'vitest'
import { memoised } from './memoised.ts'
import { sayIn } from './say.ts'

test('what is remembered is what would be said, for every key and all values', () => {
  const say = sayIn('en', { a: '{n, plural, one {# piece} other {# pieces}}', b: 'From {from} to {to}' })
  const remember = memoised(say)
  for (const _ of [1, 2]) {
    expect(remember('a', { n: 1 })).toBe('1 piece')
    expect(remember('a', { n: 2 })).toBe('2 pieces')
    expect(remember('b', { from: 'x', to: 'y' })).toBe('From x to y')
    expect(remember('b', { from: 'y', to: 'x' })).toBe('From y to x')
  }
  expect(remember.language).toBe('en')
  expect([remember.find('b', { from: 'x', to: 'y' }), remember.find('c')]).toEqual(['From x to y', null])
  expect(remember.list(['a', 'b'], 'or')).toBe('a or b')
})
