import type { State } from '@roundhouse/first-class/base/state'
import { gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import type { Game } from '@roundhouse/kernel/game'
import { pebbles, pebblesBox, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { describe, expect, test } from 'vitest'
import { bots } from '../first-class/without-net.ts'
import { botGame } from '../game.ts'
import { observationOf } from '../play/bot.ts'
import { advise } from './advice.ts'
import { coachFor } from './coach.ts'

const game = gameOf(rulesFor(2, ['A', 'B']))
const coach = coachFor(bots, game)
const SIMULATIONS = 40

const at = (text: string): State => readPosition(game.rules, text)
const adviceAt = (state: State, seed = 1, simulations = SIMULATIONS) =>
  advise(coach, observationOf(game, state, state.toMove, { seed: [0, 0, 0, seed], rolled: 0 }), simulations)

const open = at('a X1-1 X1-2 X1-3 X1-4 X1-6 X1-7\nb X1-9 X1-10 X1-11 X1-12 A1-8 B1-4\nseat 1\nkept G7\nseat 2\nkept G8')

/** Two plans are as good: one takes a card with cars, the other the start-player tile, with whose coin it buys one. */
const even = at('a X1-1 X1-6 X1-11 B1-2\nseat 1\nkept G7\nseat 2\nkept G8')

describe('advice', () => {
  test('is one to three plans that can be played, each with up to three reasons that no other has', () => {
    const advice = adviceAt(even)
    expect(advice.length).toBeGreaterThan(1)
    expect(advice.length).toBeLessThanOrEqual(3)
    for (const { moves, reasons } of advice) {
      const now = game.copy(even)
      for (const move of moves) {
        expect(game.why(now, 0, move)).toBe(null)
        game.play(now, game.read(move)!)
      }
      expect(reasons.length).toBeLessThanOrEqual(3)
    }
    const told = advice.flatMap(({ reasons }) => reasons.map(reason => JSON.stringify(reason)))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size).toBe(told.length)
  })

  test('differs in what is done, and comes in the order of the table', () => {
    const actions = adviceAt(even).map(({ moves }) => moves.find(move => /^(take|decline|tile)/.test(move))!)
    expect(new Set(actions).size).toBe(actions.length)
    const listed = game.moves(even).map(move => game.write(move))
    const places = actions.map(action => listed.indexOf(action))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('is one plan where all else is clearly worse', () => {
    const table = 'round 6\nturn 1\nstart 2\nturns-left 1\na X3-5 X3-10 A3-7\nc X3-1'
    const winning = at(
      `${table}\nseat 1\nkept G1\ncoins 0 0 0\npoints 100\nupper 12 2^\nseat 2\nkept G2\npoints 119\ncoins 0 0 0`,
    )
    const advice = adviceAt(winning)
    expect(advice.map(({ moves }) => moves[0])).toEqual(['take a1'])
  })

  test('is the same from the same dice', () => {
    expect(adviceAt(open, 3)).toEqual(adviceAt(open, 3))
  })

  test('is given in the middle of a turn as well', () => {
    const amid = at('acted yes\nframe BOTH 2 of card X1-3\nseat 1\nupper 4 2 0\nlower 0 0\ncoins 0 0 0')
    expect(adviceAt(amid)[0]!.moves[0]).toBe('both 2')
  })

  test('is plans without reasons in a game of which nothing is known but its rules', () => {
    const other = pebbles(usualPebbles)
    const state = other.begin([0, 0, 0, 1])
    const plain = coachFor(botGame({ definition: pebblesBox, tables: () => [] }), other as Game)
    const advice = advise(plain, observationOf(other as Game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 }), 30)
    expect(advice.length).toBeGreaterThan(0)
    for (const { moves, reasons } of advice) {
      expect(other.why(state, 0, moves[0]!)).toBe(null)
      expect(reasons).toEqual([])
    }
  })
})
