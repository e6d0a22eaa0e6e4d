import { expect, test } from 'vitest'
import { sample } from './sample.ts'

test('sampled states are copies, at decisions, of games with different modules', () => {
  const samples = sample(60, 37)
  expect(samples.length).toBe(60)
  expect(new Set(samples.map(({ game }) => game)).size).toBeGreaterThan(9)
  expect(new Set(samples.map(({ state }) => state)).size).toBe(60)
  for (const { game, state } of samples) expect(game.moves(state).length).toBeGreaterThan(0)
})
