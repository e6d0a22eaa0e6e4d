import { type Dice, fork } from '@roundhouse/kernel/dice'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { type Pebbles, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { describe, expect, test } from 'vitest'
import { observationOf } from '../bot.ts'
import { deferredPlan, type Guide, plansAtFirst, plansOfOthers, softmax } from './guide.ts'
import { runFullSearch } from './loop.ts'
import { MOST_OPENED, type Node } from './node.ts'
import { playouts } from './playouts.ts'
import { mostVisited, simulateOnce } from './search.ts'

const game = pebbles({ players: 2, casts: true, bag: [[1, 1, 2, 2, 3, 3, 3, 3]] })
const dice = (n: number): Dice => ({ seed: fork([0, 0, 0, 9], n), rolled: 0 })

const after = (...line: string[]): Match<Pebbles> =>
  line.reduce((match, move) => play(game, match, Number(move[0]) - 1, move.slice(2)), begin(game, [0, 0, 0, 1]))

describe('partsOf', () => {
  test('add up to 1, and the better plan has more', () => {
    const [best, worse, worst] = softmax([5, 2, -1], 3)
    expect(best! + worse! + worst!).toBeCloseTo(1)
    expect(best! / worse!).toBeCloseTo(Math.E)
    expect(worse! / worst!).toBeCloseTo(Math.E)
  })
})

describe('plans of the others', () => {
  test('are the fewer the more others there are, but never only one', () => {
    expect([2, 3, 4].map(seats => plansOfOthers(8, seats))).toEqual([4, 2, 2])
    expect(plansOfOthers(3, 4)).toBe(2)
  })

  test('are fewer than those of the one who decides now, who looks around before a search', () => {
    expect([plansAtFirst(8, 0), plansAtFirst(8, 60)]).toEqual([8, 12])
  })
})

test('the moves of a deferred plan are worked out once, and not before they are asked for', () => {
  let times = 0
  const plan = deferredPlan(3, () => [++times])
  expect([plan.worth, times]).toEqual([3, 0])
  expect([plan.moves, plan.moves, times]).toEqual([[1], [1], 1])
})

describe('a search', () => {
  const searched = (simulations: number, seed = 0) => {
    const match = after()
    const observation = observationOf(game, match.now, game.toMove(match.now)!, dice(seed))
    return runFullSearch({ game, guide: playouts(game, dice(seed + 1)) }, observation, { simulations })
  }

  test('simulates as often as it may, and counts every visit', () => {
    const root = searched(200)
    expect(root.branches!.reduce((sum, { visits }) => sum + visits, 0)).toBe(200)
    expect(root.visits).toBe(201)
  })

  test('is the same from the same dice, and another from others', () => {
    const visits = (seed: number) => searched(100, seed).branches!.map(branch => branch.visits)
    expect(visits(0)).toEqual(visits(0))
    expect(visits(0)).not.toEqual(visits(5))
  })

  test('keeps only this many positions, and goes on with those', () => {
    const match = after()
    const wide: Guide<Pebbles> = { ...playouts(game, dice(1)), shares: () => [0.5, 0.5] }
    const observation = observationOf(game, match.now, 0, dice(0))
    const full = { ...runFullSearch({ game, guide: wide }, observation, { simulations: 20 }), opened: MOST_OPENED }
    const kept = sizeOf(full)
    for (let n = 0; n < 100; n++) simulateOnce({ game, guide: wide }, full, observation.guess())
    expect(full.visits).toBe(121)
    expect(sizeOf(full)).toBe(kept)
    expect(sizeOf(runFullSearch({ game, guide: wide }, observation, { simulations: 120 }))).toBeGreaterThan(kept)
  })

  test('plans what may be played, and nothing else', () => {
    const match = after()
    const { branches } = searched(50)
    expect(branches!.map(({ plan }) => plan.moves)).toEqual(game.moves(match.now).map(move => [move]))
  })

  test('believes that what a visit brought lies between nothing and the whole win', () => {
    for (const { visits, valueSum } of searched(300).branches!) {
      expect(valueSum).toBeGreaterThanOrEqual(0)
      expect(valueSum).toBeLessThanOrEqual(visits)
    }
  })

  test('finds the plan that wins where all but one lose', () => {
    const match = after()
    const [, second] = game.moves(match.now)
    const winning: Guide<Pebbles> = {
      temperature: 1,
      explorationConstant: 1,
      isOpen: false,
      plans: state =>
        state.rows === match.now.rows ? game.moves(state).map(move => ({ moves: [move], worth: 0 })) : [],
      shares: state => (state.rows === played(match.now, second!).rows || sameRows(state, second!) ? [1, 0] : [0, 1]),
      situation: () => '',
    }
    const sameRows = (state: Pebbles, move: number) =>
      JSON.stringify(state.rows) === JSON.stringify(played(match.now, move).rows)
    const observation = observationOf(game, match.now, 0, dice(3))
    const root = runFullSearch({ game, guide: winning }, observation, { simulations: 60 })
    expect(mostVisited(root).plan.moves).toEqual([second])
  })
})

function played(state: Pebbles, move: number): Pebbles {
  const next = game.copy(state)
  game.play(next, move)
  return next
}

/** Positions of a tree, whether their plans are kept or not. */
const sizeOf = ({ branches }: Node): number =>
  (branches ?? []).flatMap(({ to }) => [...(to?.values() ?? [])]).reduce((sum, node) => sum + sizeOf(node), 1)

test('nothing is played out from a position without a legal move', () => {
  const stuck = { ...game, moves: () => [] }
  const { plans, shares } = playouts(stuck, dice(0))
  const begun = game.begin([0, 0, 0, 1])
  expect(() => plans(begun, 0)).toThrow('pebbles: seat 1 has the move and must have a legal move, but has none')
  expect(() => shares(begun)).toThrow('pebbles: seat 1 has the move and must have a legal move, but has none')
})
