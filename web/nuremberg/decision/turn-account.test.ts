import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { lastScoring, turnAccountOf } from './turn-account.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

test('NB-7.1, NB-7.2 after each turn the account tells what was there before and what came of it', () => {
  const game = nuremberg.open(newGame(3, 'nuremberg'))
  const story: StoryLine[] = []
  const dice: Dice = { seed: [4, 9, 2, 1], rolled: 0 }
  const state = game.begin(dice.seed, line => story.push(line))
  let before = state.players.map(({ points, profit }) => ({ points, profit }))
  let [turns, moved] = [0, 0]
  while (game.toMove(state) !== null) {
    const scored = lastScoring(story)
    const moves = game.moves(state)
    const eager = moves.filter(move => /^(build|buy|load)/.test(game.write(move)))
    const pool = eager.length > 0 && roll(dice, 6) > 0 ? eager : moves
    game.play(state, pool[roll(dice, pool.length)]!, line => story.push(line))
    if (lastScoring(story) === scored || state.phase === 'over') continue
    const account = turnAccountOf(story, game.view(state, 0))!
    expect(account.turn).toBe(++turns)
    expect(account.seats.map(({ seat }) => seat)).toEqual(state.order)
    for (const { seat, points, profit, earned, upkeep, moved: pieces } of account.seats) {
      expect({ points: points.before, profit: profit.before }).toEqual(before[seat])
      expect(profit.after - profit.before).toBe(earned - upkeep)
      moved += sum(Object.values(pieces))
    }
    before = state.players.map(({ points, profit }) => ({ points, profit }))
  }
  expect(turns).toBeGreaterThan(1)
  expect(moved).toBeGreaterThan(0)
})

test('before the first scoring there is none', () => {
  const game = nuremberg.open(newGame(2, 'nuremberg'))
  const story: StoryLine[] = []
  const state = game.begin([1, 2, 3, 4], line => story.push(line))
  expect(turnAccountOf(story, game.view(state, 0))).toBeNull()
})
