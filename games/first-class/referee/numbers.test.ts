import { expect, test } from 'vitest'
import type { Player } from '../base/board/player.ts'
import type { State } from '../base/state.ts'
import { complaintsAfter, found } from '../testing/found.ts'

const opening = found(2, ['A', 'F'], ({ phase }) => phase === 'turn')

const changed = (part: Partial<State>): string[] => complaintsAfter(opening, state => Object.assign(state, part))
const changedBoard = (part: Partial<Player>): string[] =>
  complaintsAfter(opening, ({ players }) => Object.assign(players[1]!, part))

test.each([999, -2, 1.5])('%d is no action card', face => {
  const says = (place: string) => [`${face} is the number of no action card, but it is among ${place}`]
  expect(changed({ pile: [face] })).toEqual(says('the pile'))
  expect(changed({ offer: opening.state.offer.with(3, face) })).toEqual(says('the offer'))
  expect(changed({ slices: { storage: { drawn: [face], used: [] } } })).toEqual(says('the storage'))
  expect(changedBoard({ taken: [face] })).toEqual(says('the cards of seat 2'))
  expect(changedBoard({ route: [face] })).toEqual(says('the route cards of seat 2'))
  expect(changedBoard({ contracts: [face] })).toEqual(says('the contracts of seat 2'))
  expect(changedBoard({ middle: [face] })).toEqual(says('the middle cards of seat 2'))
  const guests = complaintsAfter(opening, ({ players }) => {
    players[1]!.trains[1].guests = [face]
  })
  expect(guests).toEqual(says('the guests of seat 2'))
})

test.each([21, -2, 0.5])('%d is no Game End card', card => {
  const says = (place: string) => [`${card} is the number of no Game End card, but it is among ${place}`]
  expect(changed({ endPile: [card] })).toEqual(says('the pile'))
  expect(changed({ display: [card] })).toEqual(says('the display'))
  expect(changed({ draft: [card] })).toEqual(says('the hand being passed on'))
  expect(changed({ leftover: card })).toEqual(says('the cards left over'))
  expect(changedBoard({ kept: card })).toEqual(says('the cards kept by seat 2'))
  expect(changedBoard({ endCards: [card] })).toEqual(says('the cards taken by seat 2'))
})

test('NONE is none where there may be none, and no card elsewhere', () => {
  expect(changedBoard({ endCards: [-1] })).toEqual([
    '-1 is the number of no Game End card, but it is among the cards taken by seat 2',
  ])
  expect(changed({ pile: [-1] })).toEqual(['-1 is the number of no action card, but it is among the pile'])
})
