import type { Letter } from '@roundhouse/first-class/base/cards/card'
import { gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import type { Move } from '@roundhouse/kernel/game'
import { expect, test } from 'vitest'
import { differentPurchases, ending, fulfilments, opportunities, regularActions, smallPurchases } from './choices.ts'

function scene(text: string, modules: readonly [Letter, Letter] = ['A', 'B']) {
  const rules = rulesFor(2, modules)
  const game = gameOf(rules)
  const state = readPosition(rules, text)
  const write = (moves: readonly Move[]) => moves.map(game.write)
  return { rules, state, moves: game.moves(state), write }
}

test('of equal cards one is looked at, and of all cards to decline the one that counts most at the end', () => {
  const offer = 'round 1\nturn 1\na X1-1 X1-1 X1-2 X1-6 A1-1 X1-1\nseat 1 kept G14'
  const { rules, state, moves, write } = scene(offer)
  const actions = regularActions(rules, state, state.players[0]!, moves)
  expect(write(actions).sort()).toEqual(['decline a4', 'take a1', 'take a3', 'take a4', 'take a5', 'tile'])
})

test('without Game End cards that count, the first card is the one to decline', () => {
  const { rules, state, moves, write } = scene('round 1\nturn 1\na A1-1 X1-1 X1-2 - - -\nseat 1 kept G14')
  expect(write(regularActions(rules, state, state.players[0]!, moves))).toContain('decline a1')
})

test('a Game End card is bought in one way only, with coins of the first columns', () => {
  const { moves, write } = scene('round 2\nturn 1\nacted yes\ndisplay G1 G2\nseat 1\ncoins 3 2 1')
  const bought = write(differentPurchases(moves)).filter(text => text.startsWith('buy'))
  expect(bought).toEqual(['buy G1 with 3 1 0', 'buy G2 with 3 1 0'])
})

test('everything else that coins buy is looked at, and nothing but purchases', () => {
  const { moves, write } = scene('round 2\nturn 1\nacted yes\nseat 1\ncoins 1 1 1\nupper 0 0')
  const bought = write(differentPurchases(moves))
  expect(bought).toContain('spend 1 car upper')
  expect(bought).toContain('spend 2 locomotive')
  expect(bought).toContain('spend 3 upper 0')
  expect(bought).toContain('spend 1 point')
  expect(bought).not.toContain('end')
})

test('small purchases are cars and steps', () => {
  const { moves, write } = scene('round 2\nturn 1\nacted yes\nseat 1\ncoins 1 1 1')
  expect(write(smallPurchases(moves))).toEqual([
    'spend 1 car upper',
    'spend 1 car lower',
    'spend 2 conductor upper',
    'spend 2 conductor lower',
    'spend 2 locomotive',
  ])
})

test('waiting frames and contracts that are met are opportunities', () => {
  const text = 'round 2\nturn 1\nacted yes\nwaiting mail upper\nseat 1\nupper 1 1 0 0 0 M1\ncontracts A1-7 A1-5'
  const { moves, write } = scene(text)
  expect(write(opportunities(moves)).sort()).toEqual(['do mail upper', 'fulfil A1-7'])
  expect(write(fulfilments(moves))).toEqual(['fulfil A1-7'])
})

test('a turn ends with end, a part of a scoring phase with score', () => {
  const turn = scene('round 2\nturn 1\nacted yes')
  expect(turn.write([ending(turn.moves)!])).toEqual(['end'])
  const part = scene('phase scoring\nround 2\nturn 1')
  expect(part.write([ending(part.moves)!])).toEqual(['score'])
  const unacted = scene('round 1\nturn 1\na X1-1 X1-1 X1-2 X1-6 A1-1 X1-1')
  expect(ending(unacted.moves)).toBeUndefined()
})
