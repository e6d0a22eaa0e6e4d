import { expect, test } from 'vitest'
import { type Route, readRoute, writeRoute } from './route.ts'

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new', game: 'nuremberg' },
  { page: 'table', id: 'abc-1' },
  { page: 'replay', id: 'abc-1', place: 12 },
  { page: 'settings' },
]

test('an address is read as it was written', () => {
  for (const route of ROUTES) expect(readRoute(writeRoute(route))).toEqual(route)
})

test('an address that means nothing leads home, and a moment that is none to the beginning', () => {
  for (const hash of ['', '#', '#/nowhere', '#/new/chess', '#/table/'])
    expect(readRoute(hash)).toEqual({ page: 'home' })
  expect(readRoute('#/replay/abc/x')).toEqual({ page: 'replay', id: 'abc', place: 0 })
})
