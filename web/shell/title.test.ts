import { expect, test } from 'vitest'
import english from '../messages/en.json' with { type: 'json' }
import { sayIn } from '../messages/messages.ts'
import { titleOf } from './title.ts'

test('every page is called by what it shows', () => {
  const say = sayIn('en', english)
  expect(titleOf({ page: 'home' }, say)).toBe('Roundhouse')
  expect(titleOf({ page: 'settings' }, say)).toBe('Settings · Roundhouse')
  expect(titleOf({ page: 'report', id: 'x' }, say)).toBe('Report · Roundhouse')
  expect(titleOf({ page: 'new', game: 'first-class' }, say)).toBe('First Class · Roundhouse')
  expect(titleOf({ page: 'rules', game: 'first-class', rule: null }, say)).toBe('Rules of First Class · Roundhouse')
  expect(titleOf({ page: 'cards', game: 'first-class', card: null }, say)).toBe('All cards · First Class · Roundhouse')
  expect(titleOf({ page: 'table', id: 'x' }, say)).toBe('Roundhouse')
})
