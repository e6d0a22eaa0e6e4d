import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { Refusal } from '@roundhouse/kernel/game'
import { pebbles, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { ask, seatBot } from '../play/bot.ts'
import { botNamed } from '../play/bots.ts'
import { simulate } from '../stats/simulation.ts'
import { summaryOf } from '../stats/summary.ts'
import { WEIGHTS } from './evaluation/weights.ts'
import { greedyWith } from './greedy.ts'
import { bots } from './index.ts'

test('four of them play like people who know the game', () => {
  const { all } = summaryOf(
    simulate(bots, newGame(4, ['B', 'E']), ['greedy', 'greedy', 'greedy', 'greedy'], [0, 0, 0, 3], 0, 5),
  )
  expect(all.points.mean).toBeGreaterThan(130)
  expect(all.points.least).toBeGreaterThan(70)
})

test('does not sit down at a game it does not know', () => {
  const sitDown = () => seatBot(pebbles(usualPebbles), botNamed(bots, 'greedy'), 0, [0, 0, 0, 1])
  expect(sitDown).toThrow(new Refusal('greedy plays first-class, not pebbles'))
})

test('plays by the weights it is given', () => {
  const game = firstClass.open({ ...newGame(2, ['A', 'B']), decks: 1 })
  const firstMoves = [WEIGHTS, { ...WEIGHTS, kinds: { car: 0, conductor: 1, locomotive: 0 } }].map(weights => {
    const state = game.begin([0, 0, 0, 5])
    return ask(game, state, seatBot(game, greedyWith('other', weights), game.toMove(state)!, [0, 0, 0, 1]))
  })
  expect(game.write(firstMoves[0]!)).toMatch(/^keep /)
  expect(firstMoves[0]).not.toBe(firstMoves[1])
})
