import { NO_FILTER } from '@roundhouse/wire/lobby'
import { expect, test } from 'vitest'
import { isFiltered, readFilter, writeFilter } from './filter.ts'

test('what somebody looks for stands in the address, and comes back from it', () => {
  const all = { game: 'nuremberg', pace: 'daily', players: 3, isRated: true, option: 'map:wensleydale' } as const
  for (const filter of [all, { ...NO_FILTER, pace: 'live' as const }, { ...NO_FILTER, option: 'modules:A,B' }]) {
    expect(readFilter(writeFilter(filter))).toEqual(filter)
    expect(writeFilter(filter)).not.toContain('/')
    expect(isFiltered(filter)).toBe(true)
  }
  expect(writeFilter(NO_FILTER)).toBeNull()
  expect(isFiltered(NO_FILTER)).toBe(false)
})

test('what cannot be meant is left out', () => {
  expect(readFilter('pace=fast&players=9&rated=perhaps')).toEqual(NO_FILTER)
  expect(readFilter(null)).toEqual(NO_FILTER)
})
