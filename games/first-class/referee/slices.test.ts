import { expect, test } from 'vitest'
import { complaintsAfter, found } from '../testing/found.ts'

test('only modules in use have a part of the table', () => {
  const opening = found(2, ['A', 'E'], ({ phase }) => phase === 'turn')
  const withPart = (part: object) => complaintsAfter(opening, state => Object.assign(state, { slices: part }))
  expect(withPart({})).toEqual([])
  expect(withPart({ postcards: [[], []] })).toEqual([
    'No module in use has a part "postcards" of the table, but it is there',
  ])
  expect(withPart({ murder: {} })).toEqual(['No module in use has a part "murder" of the table, but it is there'])
  expect(withPart({ storage: { drawn: [], used: [] } })).toEqual([
    'No module in use has a part "storage" of the table, but it is there',
  ])
  expect(withPart({ weather: 1 })).toEqual(['No module in use has a part "weather" of the table, but it is there'])
  const both = found(2, ['B', 'C'], ({ phase }) => phase === 'turn')
  expect(complaintsAfter(both, () => {})).toEqual([])
})
