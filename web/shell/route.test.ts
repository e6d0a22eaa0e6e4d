import { expect, test } from 'vitest'
import { type Route, readRoute, THE_END, writeRoute } from './route.ts'

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new', game: 'nuremberg' },
  { page: 'table', id: 'abc-1' },
  { page: 'online', id: 'k7Qm2xWb9TfE' },
  { page: 'sit', id: 'k7Qm2xWb9TfE', key: 'a-b_c' },
  { page: 'replay', id: 'abc-1', place: 12 },
  { page: 'moment', packed: 'eJ-_x9', place: 3 },
  { page: 'rules', game: 'first-class', rule: null },
  { page: 'rules', game: 'first-class', rule: 'FC-5.3' },
  { page: 'rules', game: 'first-class', rule: 'FC-A' },
  { page: 'strategy', game: 'first-class', rule: null },
  { page: 'strategy', game: 'nuremberg', rule: 'NB-S1.2' },
  { page: 'cards', game: 'nuremberg', card: null },
  { page: 'cards', game: 'first-class', card: 'X1-10' },
  { page: 'lessons', game: 'nuremberg' },
  { page: 'learn', game: 'nuremberg', lesson: 'basics', step: 4 },
  { page: 'learn', game: 'first-class', lesson: 'A', step: 2 },
  { page: 'puzzles', game: 'first-class', number: null },
  { page: 'puzzles', game: 'nuremberg', number: 17 },
  { page: 'puzzles', game: 'nuremberg', number: 'today' },
  { page: 'settings' },
  { page: 'friends', game: null },
  { page: 'friends', game: 'nuremberg' },
  { page: 'screen', id: 'k7Qm2xWb9TfE', key: null },
  { page: 'screen', id: 'k7Qm2xWb9TfE', key: 'a-b_c' },
  { page: 'deal', packed: null },
  { page: 'deal', packed: 'eJ-_x9' },
]

test('an address is read as it was written', () => {
  for (const route of ROUTES) expect(readRoute(writeRoute(route))).toEqual(route)
})

test('an address that means nothing leads home, and a moment that is none to the beginning', () => {
  for (const hash of [
    '',
    '#',
    '#/nowhere',
    '#/new/chess',
    '#/table/',
    '#/sit/k7Qm2xWb9TfE',
    '#/moment/',
    '#/rules/chess/X',
    '#/learn',
    '#/lessons',
  ])
    expect(readRoute(hash)).toEqual({ page: 'home' })
  expect(readRoute('#/replay/abc/x')).toEqual({ page: 'replay', id: 'abc', place: 0 })
  expect(readRoute('#/moment/abc')).toEqual({ page: 'moment', packed: 'abc', place: 0 })
  expect(readRoute('#/learn/first-class/0')).toEqual({ page: 'learn', game: 'first-class', lesson: 'basics', step: 1 })
  expect(readRoute('#/learn/first-class/3')).toMatchObject({ lesson: 'basics', step: 3 })
  expect(readRoute('#/learn/nuremberg/rules-2009')).toMatchObject({ lesson: 'rules-2009', step: 1 })
  expect(readRoute('#/puzzles/nuremberg/0')).toEqual({ page: 'puzzles', game: 'nuremberg', number: null })
  expect(readRoute('#/rules/nuremberg/nonsense')).toEqual({ page: 'rules', game: 'nuremberg', rule: null })
})

test('addresses of reports lead to the end of the same game', () => {
  expect(readRoute('#/report/abc-1')).toEqual({ page: 'replay', id: 'abc-1', place: THE_END })
  expect(readRoute('#/review/eJ-_x9')).toEqual({ page: 'moment', packed: 'eJ-_x9', place: THE_END })
  expect(readRoute(writeRoute({ page: 'replay', id: 'abc-1', place: THE_END }))).toMatchObject({ place: THE_END })
})
