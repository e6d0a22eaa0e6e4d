import { expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import english from '../messages/en.json' with { type: 'json' }
import { sayIn } from '../messages/messages.ts'
import { titleOf } from './title.ts'

test('every page is called by what it shows', () => {
  const say = sayIn('en', english)
  expect(titleOf({ page: 'home' }, say, WEB_GAMES)).toBe('Roundhouse')
  expect(titleOf({ page: 'settings' }, say, WEB_GAMES)).toBe('Settings · Roundhouse')
  expect(titleOf({ page: 'report', id: 'x' }, say, WEB_GAMES)).toBe('Report · Roundhouse')
  expect(titleOf({ page: 'new', game: 'first-class' }, say, WEB_GAMES)).toBe('First Class · Roundhouse')
  expect(titleOf({ page: 'rules', game: 'first-class', rule: null }, say, WEB_GAMES)).toBe(
    'Rules of First Class · Roundhouse',
  )
  expect(titleOf({ page: 'cards', game: 'first-class', card: null }, say, WEB_GAMES)).toBe(
    'All cards · First Class · Roundhouse',
  )
  expect(titleOf({ page: 'table', id: 'x' }, say, WEB_GAMES)).toBe('Roundhouse')
})
