import { type Dice, fork } from '@roundhouse/kernel/dice'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { describe, expect, test } from 'vitest'
import { observationOf } from '../bot.ts'
import { type Budget, partOf } from './budget.ts'
import { runFullSearch, runSearch, runSearchWithPauses, SLICE } from './loop.ts'
import type { Node } from './node.ts'
import { playouts } from './playouts.ts'
import { HERE } from './scheduler.ts'
import { mostVisited } from './search.ts'

const game = pebbles({ players: 2, casts: true, bag: [[1, 1, 2, 2, 3, 3, 3, 3]] })
const state = game.begin([0, 0, 0, 1])
const dice = (n: number): Dice => ({ seed: fork([0, 0, 0, 9], n), rolled: 0 })
const simulationsIn = ({ visits }: Node): number => visits - 1

/** A scheduler where every look at the clock takes a millisecond, and nothing else takes any time. */
function slowClock(onPause: (pauses: number) => void = () => {}) {
  let time = 0
  let pauses = 0
  return {
    now: () => ++time,
    pause: async () => onPause(++pauses),
    pauses: () => pauses,
  }
}

const searched = (budget: Budget, scheduler = slowClock(), signal?: AbortSignal) =>
  runSearchWithPauses(
    { game, guide: playouts(game, dice(1)) },
    observationOf(game, state, 0, dice(0)),
    budget,
    signal,
    scheduler,
  )

describe('a search by the clock', () => {
  test('stops when its time is over, and pauses all along', async () => {
    const scheduler = slowClock()
    const root = await searched({ milliseconds: 100 }, scheduler)
    expect(simulationsIn(root)).toBeLessThan(100)
    expect(simulationsIn(root)).toBeGreaterThan(80)
    expect(scheduler.pauses()).toBe(Math.floor(100 / (SLICE + 1)))
  })

  test('has a plan even where there is no time at all', async () => {
    for (const budget of [{ milliseconds: 0 }, { simulations: 0 }]) {
      const root = await searched(budget)
      expect(simulationsIn(root)).toBe(1)
      expect(game.moves(state)).toContain(mostVisited(root).plan.moves[0])
    }
  })

  test('stops at once when it is told to, with what it found', async () => {
    const controller = new AbortController()
    const scheduler = slowClock(pauses => pauses === 3 && controller.abort())
    const root = await searched({ simulations: 1_000_000 }, scheduler, controller.signal)
    expect(scheduler.pauses()).toBe(3)
    expect(simulationsIn(root)).toBe(3 * SLICE)
  })
})

describe('a search by simulations', () => {
  test('finds the same however often it pauses', async () => {
    const visits = ({ branches }: Node) => branches!.map(branch => branch.visits)
    const still = { now: () => 0, pause: HERE.pause, pauses: () => 0 }
    expect(visits(await searched({ simulations: 150 }))).toEqual(visits(await searched({ simulations: 150 }, still)))
  })

  test('stops early only when the others could not catch up', async () => {
    const root = await searched({ simulations: 400 })
    const visits = root.branches!.map(branch => branch.visits).sort((a, b) => b - a)
    const left = 400 - simulationsIn(root)
    expect(left).toBeGreaterThan(0)
    expect([1, 2]).toContain(visits[0]! - visits[1]! - left)
  })
})

test('a decision that is worth a part of the simulations gets that part, unless the whole budget is asked for', async () => {
  const search = { game, guide: { ...playouts(game, dice(1)), effort: 0.1 } }
  const observation = observationOf(game, state, 0, dice(0))
  const budget = { simulations: 3500 }
  expect(simulationsIn(runSearch(search, observation, budget))).toBeLessThanOrEqual(350)
  expect(simulationsIn(await runSearchWithPauses(search, observation, budget))).toBeLessThanOrEqual(350)
  expect(simulationsIn(runFullSearch(search, observation, budget))).toBe(3500)
})

test('few simulations are not divided, nor is the clock', () => {
  expect(partOf({ simulations: 2000 }, 0.2)).toEqual({ simulations: 400 })
  expect(partOf({ simulations: 1000 }, 0.2)).toEqual({ simulations: 300 })
  expect(partOf({ simulations: 12 }, 0.2)).toEqual({ simulations: 12 })
  expect(partOf({ simulations: 12 })).toEqual({ simulations: 12 })
  expect(partOf({ milliseconds: 50 }, 0.2)).toEqual({ milliseconds: 50 })
})

test('a pause lets messages in that were sent before', async () => {
  let heard = false
  setImmediate(() => {
    heard = true
  })
  for (let n = 0; n < 100 && !heard; n++) await HERE.pause()
  expect(heard).toBe(true)
})
