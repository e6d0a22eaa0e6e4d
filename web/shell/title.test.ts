import { expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { shellSay } from '../messages/catalogues.ts'
import { titleOf } from './title.ts'

test('every page is called by what it shows', async () => {
  const say = await shellSay('en')
  expect(titleOf({ page: 'home' }, say, WEB_GAMES)).toBe('Roundhouse')
  expect(titleOf({ page: 'settings' }, say, WEB_GAMES)).toBe('Settings · Roundhouse')
  expect(titleOf({ page: 'report', id: 'x' }, say, WEB_GAMES)).toBe('Review · Roundhouse')
  expect(titleOf({ page: 'new', game: 'first-class' }, say, WEB_GAMES)).toBe('First Class · Roundhouse')
  expect(titleOf({ page: 'rules', game: 'first-class', rule: null }, say, WEB_GAMES)).toBe(
    'First Class rules · Roundhouse',
  )
  expect(titleOf({ page: 'cards', game: 'first-class', card: null }, say, WEB_GAMES)).toBe(
    'All cards · First Class · Roundhouse',
  )
  expect(titleOf({ page: 'puzzles', game: 'first-class', number: 1 }, say, WEB_GAMES)).toBe(
    'Puzzles · First Class · Roundhouse',
  )
  expect(titleOf({ page: 'table', id: 'x' }, say, WEB_GAMES)).toBe('Roundhouse')
})
