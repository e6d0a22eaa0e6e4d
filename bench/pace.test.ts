import { expect, test } from 'vitest'
import { lengthsOf, paceOf, passesOf } from './pace.ts'

test('passes play each thing equally often, each pass with deals of its own', () => {
  const seen: string[] = []
  const passes = passesOf(
    0.001,
    ['x', 'y'].map(name => (games, series, into) => {
      for (let i = 0; i < 1e5; i++) into.decisions = i
      into.games += games
      into.decisions = 10 * games
      into.listed = 30 * games
      seen.push(`${name} ${series}`)
    }),
  )
  expect(passes.map(({ length }) => length)).toEqual([5, 5])
  expect(new Set(passes.flat().map(({ games }) => games)).size).toBe(1)
  expect(new Set(seen).size).toBe(seen.length)
  expect(lengthsOf(passes[0]!)).toEqual({ decisionsPerGame: 10, movesPerDecision: 3 })
})

test('a pace is the median of the passes, and the best of them', () => {
  const pass = (decisions: number, cpu: number, wall: number) => ({ games: 1, decisions, listed: 0, cpu, wall })
  expect(paceOf([pass(100, 1, 2), pass(300, 1, 4), pass(400, 2, 1)])).toEqual({ cpu: 200, best: 300, wall: 75 })
})
