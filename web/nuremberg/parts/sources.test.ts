import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { ScoredFor, StoryLine } from '@roundhouse/nuremberg/base/story'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { pointsBySource } from './sources.ts'

test('NB-9.2 a loss is a profit below nothing, and track that is left has a column of its own', () => {
  const scored = (seat: number, points: number, source: ScoredFor): StoryLine => ({
    key: 'scored',
    facts: { seat, points, for: source },
  })
  const story = [scored(0, 3, 'transport'), scored(1, -4, 'loss'), scored(0, 2, 'profit'), scored(1, -2, 'track-left')]
  expect(pointsBySource(story, 2)).toEqual({
    transport: [3, 0],
    chain: [0, 0],
    sets: [0, 0],
    profit: [2, -4],
    track: [0, -2],
  })
})

test('all points of a game come from somewhere', () => {
  const game = nuremberg.open(newGame(3, 'nuremberg'))
  const dice: Dice = { seed: [2, 7, 1, 8], rolled: 0 }
  const story: StoryLine[] = []
  const tell = (line: StoryLine) => void story.push(line)
  const state = game.begin(dice.seed, tell)
  while (game.toMove(state) !== null) {
    const moves = game.moves(state)
    game.play(state, moves[roll(dice, moves.length)]!, tell)
  }
  const sources = Object.values(pointsBySource(story, 3))
  expect([0, 1, 2].map(seat => sources.reduce((sum, points) => sum + points[seat]!, 0))).toEqual(game.points(state))
})
