import type { Seed } from '@roundhouse/kernel/dice'
import { begin } from '@roundhouse/kernel/match'
import { describe, expect, test } from 'vitest'
import { coachFor } from '../coach/coach.ts'
import { positionAfter } from '../coach/decision.ts'
import { bots as firstClass } from '../first-class/index.ts'
import { bots as nuremberg } from '../nuremberg/index.ts'
import { difficultyOf } from './difficulty.ts'
import { marginOf, plansAt, tryPlans } from './trial.ts'

const SEED: Seed = [0, 0, 0, 5]

describe.each([firstClass, nuremberg].map(bots => [bots.name, bots] as const))('plans of %s', (_, bots) => {
  const game = bots.definition.open(bots.tables(2)[0]!.options)
  const coach = coachFor(bots, game)
  const state = begin(game, SEED).now
  const plans = plansAt(coach, state)

  test('lead to different positions', () => {
    expect(plans.length).toBeGreaterThan(2)
    expect(new Set(plans.map(moves => positionAfter(game, state, moves))).size).toBe(plans.length)
  })

  test('are each worth a part of the win, the best first, and the same from the same seed', () => {
    const values = tryPlans(coach, state, plans, { simulations: 5, seed: SEED })
    expect(values).toHaveLength(plans.length)
    for (const { value } of values) expect(value >= 0 && value <= 1).toBe(true)
    expect(values).toEqual(values.toSorted((a, b) => b.value - a.value))
    expect(tryPlans(coach, state, plans, { simulations: 5, seed: SEED })).toEqual(values)
    expect(marginOf(values)).toBe(values[0]!.value - values[1]!.value)
  })

  test('are hard to find where bots play something else, and easy where all of them play just that', () => {
    const [favourite, ...others] = plans
    const clear = (best: readonly number[]) => [
      { moves: best, value: 0.9 },
      { moves: plans.find(each => each !== best)!, value: 0.1 },
    ]
    const difficulties = [favourite!, ...others].map(moves => difficultyOf(coach, state, clear(moves), SEED) ?? 0)
    expect(Math.max(...difficulties)).toBe(3)
    expect(difficulties[0]).toBeLessThan(3)
  })
})

test('with fewer than two plans there is no margin', () => {
  expect(marginOf([])).toBe(0)
  expect(marginOf([{ moves: [], value: 0.5 }])).toBe(0)
})
