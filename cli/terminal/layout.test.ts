import { expect, test } from 'vitest'
import { beside, harmless, inColumns, packed, padded, rule, widthOf, wrapped } from './layout.ts'
import { inColour } from './paint.ts'

const red = inColour(true).red

test('colours take no room', () => {
  expect(widthOf(red('abc'))).toBe(3)
  expect(padded(red('abc'), 5)).toBe(`${red('abc')}  `)
  expect(padded('abcdef', 3)).toBe('abcdef')
})

test('what would move the cursor is not written; colours and lines are', () => {
  expect(harmless(`${red('a')}\n\tb`)).toBe(`${red('a')}\n\tb`)
  expect(harmless('a\u001b[2Jb\u001b]0;c\u0007\rd\0\u009be')).toBe('a\ufffd[2Jb\ufffd]0;c\ufffd\ufffdd\ufffd\ufffde')
})

test('a text breaks at blanks, and goes on with the indent', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four'])
  expect(wrapped('one', 9)).toEqual(['one'])
})

test('a text does not break inside brackets, nor between a word and its number', () => {
  expect(wrapped('route 3p [car 1, loco 2]', 16)).toEqual(['route 3p', '[car 1, loco 2]'])
  expect(wrapped('guest P 2c / L 3p+coin 1', 22)).toEqual(['guest P 2c / L', '3p+coin 1'])
})

test('a word that is too long stays whole', () => {
  expect(wrapped('a incomprehensible b', 6)).toEqual(['a', 'incomprehensible', 'b'])
})

test('things are packed with what joins them, and none is broken', () => {
  expect(packed(['a b', 'c d', 'e'], 8, ' | ', '  ')).toEqual(['a b |', '  c d |', '  e'])
  expect(packed(['a b', 'c d'], 9, ' | ')).toEqual(['a b | c d'])
})

test('blocks stand side by side, as wide as they are told', () => {
  expect(beside([['a', 'bb'], ['c'], ['d', '', 'e']], [3, 2, 1])).toEqual(['a    c   d', 'bb', '         e'])
})

test('columns are as wide as their widest text', () => {
  expect(inColumns(['a', 'bbb', 'c', 'd', 'e'], 13)).toEqual(['a    bbb  c', 'd    e'])
  expect(inColumns(['a', 'bbb'], 2)).toEqual(['a', 'bbb'])
})

test('a rule crosses the whole width', () => {
  expect(rule('You', 12)).toBe('-- You -----')
  expect(rule('much too long', 5)).toBe('-- much too long ')
})
