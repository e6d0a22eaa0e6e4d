import { describe, expect, test } from 'vitest'
import { complaintsAfter } from './testing/found.ts'
import { moments } from './testing/moments.ts'

describe('real moments are without complaints', () => {
  test.each(Object.entries(moments))('%s', (_name, moment) => {
    expect(complaintsAfter(moment(), () => {})).toEqual([])
  })
})

test('what would make the next checks stumble is said alone', () => {
  const opening = moments.opening()
  expect(
    complaintsAfter(opening, state => {
      state.turn = 9
      state.place = 2
      state.track = state.track.with(0, 0)
    }),
  ).toEqual(['The turn should be 1 number from 1 to 5, but 9'])
  expect(
    complaintsAfter(opening, state => {
      state.order = [0, 0, 0]
      state.track = state.track.with(0, 0)
    }),
  ).toEqual(['Each of 3 has one place among the player order, but it is 0, 0, 0'])
})

test('all that is wrong is said, of the map, the trains and the players', () => {
  const complaints = complaintsAfter(moments.loading(), state => {
    state.players[0]!.pieces = 7
    state.bids = state.bids.with(0, 3)
    state.trains = state.trains.map(() => -1)
  })
  expect(complaints).toContain('Nobody bids on U1, but 3 cubes lie there')
  expect(complaints).toContainEqual(expect.stringMatching(/^Seat 1 has \d+ pieces on the map, but counts 7$/))
  expect(complaints).toContainEqual(expect.stringMatching(/^Train \d\w is nobody's, but something stands on it$/))
})
