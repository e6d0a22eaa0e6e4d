import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { type FirstClass, gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { evaluatorOf } from './evaluation/evaluator.ts'
import { guideFor } from './guide.ts'
import { knowledge } from './knowledge.ts'

const game = gameOf(rulesFor(2, ['E', 'F']))

test('an open storage is worth what its cards bring when they are used', () => {
  const root = readPosition(game.rules, 'a F1-1 X1-9\nseat 1\ncoins 0 0 0\nupper 1^ 1 1\nlower 1^ 1 1')
  const guide = guideFor(game, evaluatorOf(), root, knowledge.settings.expert)
  const drawn = game.copy(root)
  game.play(drawn, game.read('take a1')!)
  const used = game.copy(drawn)
  for (const move of guide.plans(drawn, 1)[0]!.moves) game.play(used, move)
  expect(drawn.slices.storage).toBeDefined()
  expect(guide.shares(drawn)[0]).toBeCloseTo(guide.shares(used)[0]!, 1)
  const unused = game.copy(drawn)
  for (const move of ['done', 'end'])
    if (game.read(move) !== null && game.moves(unused).includes(game.read(move)!)) game.play(unused, game.read(move)!)
  expect(guide.shares(drawn)[0]).toBeGreaterThan(guide.shares(unused)[0]! + 0.02)
})

test('to plan leaves the position as it is, inside a frame too', () => {
  const table = firstClass.open(newGame(2, ['B', 'D'])) as FirstClass
  const dice: Dice = { seed: [0, 0, 0, 1], rolled: 0 }
  const state = table.begin([0, 0, 0, 5])
  let inside = 0
  while (table.toMove(state) !== null) {
    const guide = guideFor(table, evaluatorOf(), state, knowledge.settings.expert)
    const before = structuredClone(state)
    for (const { moves } of guide.plans(state, 1)) expect(moves.length).toBeGreaterThan(0)
    expect(state).toEqual(before)
    if (state.frame !== null || state.phase === 'draft') inside++
    const moves = table.moves(state)
    table.play(state, moves[roll(dice, moves.length)]!)
  }
  expect(inside).toBeGreaterThan(10)
})
