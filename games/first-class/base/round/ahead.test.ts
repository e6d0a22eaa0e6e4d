import { expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, play } from '../../testing/positions.ts'

const rules = rulesFor(3, ['A', 'B'])

test('FC-2.2 a turn to come in this round can be planned, with the table as it is', () => {
  const scene = at(rules, 'turn 2\nturns-left 5\na X1-1 X1-2 X1-3')
  const { game, state } = scene
  expect(game.ahead!(state, 1)).toBeNull()
  const ahead = game.ahead!(state, 2)!
  expect(ahead).toMatchObject({ phase: 'turn', onTurn: 2, toMove: 2, turnsLeft: 4, acted: false, offer: state.offer })
  expect(game.ahead!(state, 0)).toMatchObject({ toMove: 0, turnsLeft: 3 })
  expect(game.moves(ahead).map(game.write)).toContain('take a1')
  // What the player of this turn has begun is no part of it.
  const begun = play(scene, 'take a1')
  expect(game.ahead!(begun.state, 2)).toMatchObject({ frame: null, waiting: [], acted: false })
})

test('FC-2.2 who has no turn left in this round has nothing to plan', () => {
  const { game, state } = at(rules, 'turn 2\nturns-left 2')
  expect(game.ahead!(state, 2)).not.toBeNull()
  expect(game.ahead!(state, 0)).toBeNull()
})
