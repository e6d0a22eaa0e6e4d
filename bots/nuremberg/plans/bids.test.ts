import { type Dice, roll } from '@roundhouse/kernel/dice'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { expect, test } from 'vitest'
import { type Hopes, hopesOf } from '../evaluation/hopes.ts'
import { BREADTH } from '../evaluation/routes.ts'
import { WEIGHTS } from '../evaluation/weights.ts'
import { outlooksOf } from '../evaluation/worth.ts'
import { bidPlans } from './bids.ts'
import { hopesFor } from './plans.ts'

const game = nuremberg.open(newGame(3, 'nuremberg')) as Nuremberg
const outlook = outlooksOf(WEIGHTS)[2]!
const root = game.begin([0, 0, 0, 1])
const asked = [0, 1, 2].map(seat => hopesFor({ game, state: root, seat, outlook, breadth: BREADTH }))

/** The same hopes, of which nobody has asked anything yet. */
const fresh = ({ hopes }: Hopes): Hopes =>
  hopesOf(
    outlook,
    root,
    hopes.map(({ prospect }) => prospect),
  )

test('bids are worth what they are worth, whatever bids were asked about before', () => {
  const dice: Dice = { seed: [0, 0, 0, 2], rolled: 0 }
  for (let auction = 0; auction < 5; auction++) {
    const state = game.copy(root)
    while (state.phase === 'auction') {
      const hopes = asked[state.toMove]!
      expect(bidPlans(game.rules, state, hopes, 2)).toEqual(bidPlans(game.rules, state, fresh(hopes), 2))
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
    }
  }
})

test('who has other influence finds other boxes worth more', () => {
  const hopes = asked[root.toMove]!
  const richer = game.copy(root)
  for (const player of richer.players) player.influence = [4, 0, 0, 3]
  const before = bidPlans(game.rules, root, hopes, 0)
  expect(bidPlans(game.rules, richer, hopes, 0)).toEqual(bidPlans(game.rules, richer, fresh(hopes), 0))
  expect(bidPlans(game.rules, richer, hopes, 0)).not.toEqual(before)
  expect(bidPlans(game.rules, root, hopes, 0)).toEqual(before)
})
