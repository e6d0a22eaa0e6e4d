import { expect, test } from 'vitest'
import { shellSay } from '../messages/catalogues.ts'
import { titleOf } from './title.ts'

test('every page is called by what it shows', async () => {
  const say = await shellSay('en')
  expect(titleOf({ page: 'home' }, say)).toBe('Roundhouse')
  expect(titleOf({ page: 'settings' }, say)).toBe('Settings · Roundhouse')
  expect(titleOf({ page: 'report', id: 'x' }, say)).toBe('Review · Roundhouse')
  expect(titleOf({ page: 'new', game: 'first-class' }, say)).toBe('First Class · Roundhouse')
  expect(titleOf({ page: 'rules', game: 'first-class', rule: null }, say)).toBe('First Class rules · Roundhouse')
  expect(titleOf({ page: 'cards', game: 'first-class', card: null }, say)).toBe('All cards · First Class · Roundhouse')
  expect(titleOf({ page: 'table', id: 'x' }, say)).toBe('Roundhouse')
})
