import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { PaymentKind } from '@roundhouse/nuremberg/base/influence'
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

const COSTS = new Map(nuremberg.open(newGame(3, 'nuremberg')).rules.trains.map(({ name, cost }) => [name, cost]))
const costOf = (train: string): number => COSTS.get(train)!

test('NB-1.1 a whole game falls into turns and phases in their order, without a gap', () => {
  const story = storyOfGame()
  const sections = sectionsOf(story, costOf)
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
  const paid = (seat: number, kind: PaymentKind, count: number): StoryLine => ({
    key: 'paid',
    facts: { seat, kind, count },
  })
  const story: StoryLine[] = [
    { key: 'turn-began', facts: { turn: 1 } },
    { key: 'finished', facts: { seat: 0, pieces: 1, price: 1 } },
    paid(0, 'cubes', 1),
    paid(1, 'brown', 1),
    { key: 'bought', facts: { seat: 1, train: '6a' } },
  ]
  const parts = (lines: readonly StoryLine[]) =>
    sectionsOf(lines, costOf).map(({ phase, from, to }) => [phase, from, to])
  expect(parts(story)).toEqual([
    [1, 0, 1],
    [5, 1, 3],
    [6, 3, 5],
  ])
})

test('NB-6.3 what the last to build pays for a train is none of what the series cost', () => {
  const paid = (kind: PaymentKind, count: number): StoryLine => ({ key: 'paid', facts: { seat: 0, kind, count } })
  const story: StoryLine[] = [
    { key: 'turn-began', facts: { turn: 1 } },
    { key: 'finished', facts: { seat: 0, pieces: 3, price: 3 } },
    paid('green', 1),
    paid('cubes', 2),
    paid('white', 1),
    paid('brown', 1),
    paid('white', 2),
    paid('red', 1),
    { key: 'bought', facts: { seat: 0, train: '3a' } },
  ]
  expect(sectionsOf(story, costOf).map(({ phase, from, to }) => [phase, from, to])).toEqual([
    [1, 0, 1],
    [5, 1, 5],
    [6, 5, 9],
  ])
})
