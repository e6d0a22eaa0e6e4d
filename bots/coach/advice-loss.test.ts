import { expect, test } from 'vitest'
import { bots } from '../first-class/index.ts'
import { adviceLosses, positionsOf } from './advice-loss.ts'
import { coachFor } from './coach.ts'

const game = bots.definition.open(bots.tables(2)[0]!.options)
const known = coachFor(bots, game)
const coach = { ...known, rules: { ...known.rules, simulations: 10 } }

test('advice is asked for where there is something to decide, and loses nothing or a part of the win', () => {
  const states = [...positionsOf(coach, bots.bots['greedy']!, [0, 0, 0, 1], 40)]
  expect(states.length).toBeGreaterThan(1)
  for (const state of states.slice(0, 2)) {
    expect(game.moves(state).length).toBeGreaterThan(1)
    const losses = adviceLosses(coach, [coach, coach], state, [0, 0, 0, 2])
    expect(losses).toHaveLength(2)
    expect(losses[0]!.length).toBeGreaterThan(0)
    expect(losses[1]).toEqual(losses[0])
    for (const loss of losses[0]!) expect(loss >= 0 && loss < 1).toBe(true)
    expect(adviceLosses(coach, [coach, coach], state, [0, 0, 0, 2])).toEqual(losses)
  }
})
