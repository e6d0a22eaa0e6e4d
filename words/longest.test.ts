import { expect, test } from 'vitest'
import { longest } from './longest.ts'

test('of each message the longest is taken, whatever language it is in', () => {
  const english = { yes: 'Yes', undo: 'Undo turn', empty: '' }
  const french = { yes: 'Oui', undo: 'Annuler', empty: '' }
  const german = { yes: 'Jawohl', undo: 'Alles zurück', empty: '' }
  expect(longest([english, french, german])).toEqual({ yes: 'Jawohl', undo: 'Alles zurück', empty: '' })
})

test('what counts is what is read: the longest of plurals and choices, not all of them', () => {
  const many = { a: '{n, plural, =0 {none} one {# car} other {# cars}}' }
  const one = { a: 'eight letters' }
  expect(longest([many, one])).toEqual(one)
  expect(longest([one, { a: '{n, plural, one {one} other {many more letters}}' }]).a).toContain('many more')
})
