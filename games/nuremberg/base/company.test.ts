import { expect, test } from 'vitest'
import { BOTH, bitOf, GREEN, isStationOf, NEUTRAL, RED } from './company.ts'

test('NB-8.3 a station is nobody’s, one company’s or both’s', () => {
  const owners = [NEUTRAL, RED, GREEN, BOTH]
  expect(owners.map(each => isStationOf(each, 0))).toEqual([false, true, false, true])
  expect(owners.map(each => isStationOf(each, 1))).toEqual([false, false, true, true])
  expect([bitOf(0), bitOf(1)]).toEqual([RED, GREEN])
})
