import { expect, test } from 'vitest'
import type { Dice, Seed } from './dice.ts'
import { sampleOf } from './sample.ts'
import { type Pebbles, pebbles, usualPebbles } from './testing/pebbles.ts'

const game = pebbles(usualPebbles)
const seed: Seed = [0, 0, 0, 7]
const dice = (): Dice => ({ seed: [1, 2, 3, 4], rolled: 0 })

test('a sample shows its viewer what the state shows, and the state stays as it was', () => {
  const state = game.begin(seed)
  const before = structuredClone(state)
  for (const viewer of [0, 1, 2, 'watcher'] as const) {
    const sample = sampleOf(game, state, viewer, dice())
    expect(game.view(sample, viewer)).toEqual(game.view(state, viewer))
    expect(sample.seed).not.toEqual(seed)
    expect(sampleOf(game, state, viewer, dice())).toEqual(sample)
  }
  expect(state).toEqual(before)
})

test('bags that all remember lie in order, other parts as they are', () => {
  const open = { ...game, redeal: () => {}, remembered: ['bag', 'hands', 'turn'] }
  const state: Pebbles = { ...game.begin(seed), bag: [3, 1, 2, 1], hands: [[3], [1], [2]], turn: 2 }
  expect(sampleOf(open, state, 0, dice())).toEqual({ ...state, bag: [1, 1, 2, 3] })
  expect(state.bag).toEqual([3, 1, 2, 1])
  const words = { ...state, bag: ['b', 'a', 'b'] as unknown as number[] }
  expect(sampleOf(open, words, 0, dice()).bag).toEqual(['a', 'b', 'b'])
})
