import { expect, test } from 'vitest'
import { MODULES } from './base/cards/card.ts'
import { modules } from './rules.ts'
import { complaintsAfter, found } from './testing/found.ts'

test('what would make the next checks stumble is said alone', () => {
  const opening = found(2, ['A', 'C'], ({ phase }) => phase === 'turn')
  expect(
    complaintsAfter(opening, state => {
      state.round = 9
      state.pile = [999]
      state.players[0]!.points = -1
    }),
  ).toEqual(['There are 6 rounds, but this is round 9'])
  expect(
    complaintsAfter(opening, state => {
      state.pile = [999]
      state.players[0]!.points = -1
    }),
  ).toEqual(['999 is the number of no action card, but it is among the pile'])
})

test('all that is wrong is said, of the boards and of the modules', () => {
  const opening = found(2, ['A', 'C'], ({ phase }) => phase === 'turn')
  expect(
    complaintsAfter(opening, state => {
      state.players[0]!.points = -1
      state.players[1]!.locomotive = 9
      state.slices = { murder: { ...state.slices.murder!, supply: 9 } }
    }),
  ).toEqual([
    'Seat 1 has points from 0 up, but they are -1',
    'Seat 2 has a route of 3 cities, but the locomotive stands at 9',
    'There are 26 evidence tokens, but 9 in the supply and 0, 0 drawn',
  ])
})

test('every module but contracts, which have nothing of their own on the table, has a referee', () => {
  expect(MODULES.filter(letter => modules[letter].complaints === undefined)).toEqual(['A'])
})
