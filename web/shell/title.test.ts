import { expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { shellSay } from '../messages/first-catalogues.ts'
import { titleOf } from './title.ts'

test('every page is called by what it shows', async () => {
  const say = await shellSay('en')
  expect(titleOf({ page: 'home' }, say, WEB_GAMES)).toBe('Roundhouse')
  expect(titleOf({ page: 'settings' }, say, WEB_GAMES)).toBe('Settings – Roundhouse')
  expect(titleOf({ page: 'new', game: 'first-class' }, say, WEB_GAMES)).toBe('Custom game – First Class')
  expect(titleOf({ page: 'learn', game: 'first-class', lesson: 'basics', step: 2 }, say, WEB_GAMES)).toBe(
    'Learn – First Class',
  )
  expect(titleOf({ page: 'strategy', game: 'nuremberg', rule: null }, say, WEB_GAMES)).toBe(
    'Strategy – First Train to Nuremberg',
  )
  expect(titleOf({ page: 'rules', game: 'first-class', rule: null }, say, WEB_GAMES)).toBe(
    'First Class rules – Roundhouse',
  )
  expect(titleOf({ page: 'cards', game: 'first-class', card: null }, say, WEB_GAMES)).toBe('All cards – First Class')
  expect(titleOf({ page: 'lessons', game: 'first-class' }, say, WEB_GAMES)).toBe('Learn – First Class')
})

test('until it is known what lies on a table or in a record, only the house is named', async () => {
  const say = await shellSay('en')
  for (const route of [
    { page: 'table', id: 'x' },
    { page: 'replay', id: 'x', place: 3 },
    { page: 'moment', packed: 'x', place: 3 },
  ] as const)
    expect(titleOf(route, say, WEB_GAMES)).toBe('Roundhouse')
})
