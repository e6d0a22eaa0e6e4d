import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { sectionsOf } from './log-sections.ts'

function storyOfGame(): StoryLine[] {
  const game = nuremberg.open(newGame(3, 'nuremberg'))
  const story: StoryLine[] = []
  const dice: Dice = { seed: [1, 2, 3, 4], rolled: 0 }
  const state = game.begin(dice.seed, line => story.push(line))
  while (game.toMove(state) !== null) {
    const moves = game.moves(state)
    game.play(state, moves[roll(dice, moves.length)]!, line => story.push(line))
  }
  return story
}

test('NB-1.1 a whole game falls into turns and phases in their order, without a gap', () => {
  const story = storyOfGame()
  const sections = sectionsOf(story)
  expect(sections[0]).toMatchObject({ turn: 0, from: 0 })
  expect(sections.at(-1)).toMatchObject({ phase: 10, to: story.length })
  for (const [n, { turn, phase, from }] of sections.entries()) {
    const before = sections[n - 1]
    if (before === undefined) continue
    expect(from).toBe(before.to)
    expect(turn * 10 + phase).toBeGreaterThan(before.turn * 10 + before.phase)
  }
})

test('what may happen in several phases belongs to the one it happens in', () => {
  const paid = (seat: number): StoryLine => ({ key: 'paid', facts: { seat, kind: 'cubes', count: 1 } })
  const story: StoryLine[] = [
    { key: 'turn-began', facts: { turn: 1 } },
    { key: 'finished', facts: { seat: 0, pieces: 1, price: 1 } },
    paid(0),
    { key: 'bought', facts: { seat: 0, train: '6a' } },
    paid(0),
  ]
  expect(sectionsOf(story).map(({ phase, from, to }) => [phase, from, to])).toEqual([
    [1, 0, 1],
    [5, 1, 3],
    [6, 3, 5],
  ])
})
