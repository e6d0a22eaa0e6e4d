import { expect, test } from 'vitest'
import { at, play, rulesOn, show } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const four = rulesOn('nuremberg', 4)

const lastTakeover = (turn: number, rules = two) =>
  at(rules, `turn ${turn}\nphase takeovers\nseat 1\n  track Fürth - Stadeln`)

test('NB-9.1 the turn marker moves on', () => {
  expect([1, 2, 3, 4].map(turn => show(play(lastTakeover(turn), 'pass')).turn)).toEqual(['2', '3', '4', '5'])
})

test('NB-9.1 the discs of the boxes go back into the bag: all of them are drawn from again', () => {
  // All eight discs lie on the boxes: none is left for the next turn if they stay there.
  const few = { ...four, bags: { ...four.bags, discs: [2, 2, 2, 2] } }
  const next = play(lastTakeover(1, few), 'pass')
  expect([...next.state.discs].sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

test('NB-9.2 after the last turn the game is over, and no disc lies on a box', () => {
  const over = play(lastTakeover(5), 'pass')
  expect(show(over)).toMatchObject({ turn: '5', phase: 'over', U1: '-', L2: '-' })
  expect(over.game.toMove(over.state)).toBeNull()
  expect(over.game.moves(over.state)).toEqual([])
})

test('NB-1.1 which is the fourth with 4 players', () => {
  expect(show(play(lastTakeover(3, four), 'pass'))).toMatchObject({ turn: '4', phase: 'auction' })
  expect(show(play(lastTakeover(4, four), 'pass'))).toMatchObject({ turn: '4', phase: 'over' })
})
