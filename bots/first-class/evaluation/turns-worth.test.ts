import type { State } from '@roundhouse/first-class/base/state'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { fork } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { ask, seatBot } from '../../play/bot.ts'
import { greedy } from '../greedy.ts'
import { evaluationFor } from './evaluation.ts'
import { evaluatorOf } from './evaluator.ts'
import { turnsLeft } from './outlook.ts'
import { worthOfTurns } from './turns-worth.ts'

const evaluator = evaluatorOf()
const isBetweenTurns = ({ phase, acted, frame, waiting, onTurn, toMove }: State): boolean =>
  phase === 'turn' && !acted && frame === null && waiting.length === 0 && onTurn === toMove

/** By how much the one who moves gains on average by his turn, with and without what turns to come are worth. */
function gains(n: number): readonly (readonly [plain: number, withTurns: number])[] {
  const game = firstClass.open(newGame(3, MODULE_PAIRS[n % MODULE_PAIRS.length]!)) as FirstClass
  const state = game.begin(fork([0, 0, 0, 8], n))
  const seated = [0, 1, 2].map(seat => seatBot(game, greedy, seat, [0, 0, n, 1]))
  const found: [number, number][] = []
  let before: { seat: number; plain: number; withTurns: number } | null = null
  const lookAs = (seat: number) => {
    const plain = evaluationFor(game.rules, evaluator, state, seat)(state)
    return { seat, plain, withTurns: plain + worthOfTurns(turnsLeft(state, seat)) }
  }
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    if (isBetweenTurns(state) && before?.seat !== seat) {
      if (before !== null) {
        const { plain, withTurns } = lookAs(before.seat)
        found.push([plain - before.plain, withTurns - before.withTurns])
      }
      before = lookAs(seat)
    }
    game.play(state, ask(game, state, seated[seat]!))
  }
  return found
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test('the one who has just moved is no further ahead by that alone', () => {
  const all = [0, 4, 8, 11].flatMap(gains)
  expect(all.length).toBeGreaterThan(150)
  expect(mean(all.map(([plain]) => plain))).toBeGreaterThan(4)
  expect(Math.abs(mean(all.map(([, withTurns]) => withTurns)))).toBeLessThan(0.7)
})

test('more turns are always worth more, and none nothing', () => {
  expect(worthOfTurns(0)).toBe(0)
  for (let left = 1; left <= 18; left++) expect(worthOfTurns(left)).toBeGreaterThan(worthOfTurns(left - 1))
})
