import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { fork, type Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { pebbles, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../first-class/knowledge.ts'
import { ask, type Bot, seatBot } from './bot.ts'
import { LEVELS, type Level } from './level.ts'
import { searchBots } from './search-bot.ts'

const levels = searchBots(knowledge)
const game = firstClass.open(newGame(2, ['B', 'F']))

/** A game of two levels: its moves, and who has how many points. */
function played(one: Level, other: Level, seed: Seed) {
  const seated = [one, other].map((level, seat) =>
    seatBot(game, levels[level] as Bot<never, never> as Bot, seat, fork(seed, 1)),
  )
  const state = game.begin(fork(seed, 0))
  const moves: number[] = []
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const move = ask(game, state, seated[seat] as never) as number
    expect(game.moves(state)).toContain(move)
    game.play(state, move)
    moves.push(move)
  }
  return { moves, points: game.points(state) }
}

describe('the levels of First Class', () => {
  test('have their names from beginner to champion, and each says what it does', () => {
    expect(Object.keys(levels)).toEqual([...LEVELS])
    for (const level of LEVELS) expect(levels[level].description).not.toBe('')
  })

  test('play whole games by the rules, the same ones from the same seed', () => {
    for (const level of ['beginner', 'strong'] as const) {
      const once = played(level, 'casual', [0, 0, 0, 1])
      expect(played(level, 'casual', [0, 0, 0, 1])).toEqual(once)
      expect(played(level, 'casual', [0, 0, 0, 2]).moves).not.toEqual(once.moves)
    }
  })

  test('that are far apart are told apart by their points', () => {
    const sums = [0, 0]
    for (let n = 0; n < 8; n++) {
      const swap = n % 2
      const { points } = swap ? played('strong', 'beginner', [0, 0, n, 1]) : played('beginner', 'strong', [0, 0, n, 1])
      sums[0]! += points[swap]!
      sums[1]! += points[1 - swap]!
    }
    expect(sums[1]! - sums[0]!).toBeGreaterThan(8 * 10)
  })

  test('do not sit down at a game they do not know', () => {
    const sitDown = () => seatBot(pebbles(usualPebbles), levels.expert as never, 0, [0, 0, 0, 1])
    expect(sitDown).toThrow(new Refusal('expert plays first-class, not pebbles'))
  })
})
