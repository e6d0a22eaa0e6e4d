import { expect, test } from 'vitest'
import { unpack } from '../saving/pack.ts'
import { momentsOf, movesBefore } from './strategy.ts'

const RECORD = 'roundhouse record 1\ngame nuremberg\nplayers 2\nseed 1\n\n1 bid U1 3\n2 bid L1 2\n'

test('the moves before a line of a record are counted, whatever stands above them', () => {
  expect([6, 7, 8].map(line => movesBefore(RECORD, line))).toEqual([0, 1, 2])
})

test('a moment has its whole game in its address; one of a game that is not there has none', async () => {
  const routeOf = await momentsOf({ book: { en: async () => '' }, records: { one: async () => RECORD } })
  const route = routeOf({ record: 'one', line: 7 })
  expect(route).toMatchObject({ page: 'moment', place: 1 })
  expect(await unpack((route as { packed: string }).packed)).toBe(RECORD)
  expect(routeOf({ record: 'two', line: 7 })).toBeNull()
})
