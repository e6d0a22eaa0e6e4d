import { expect, test } from 'vitest'
import { lengthsOf, PASSES, type Play, paceOf, passesOf } from './pace.ts'

test('passes play each thing of a group equally often, and each pass has deals of its own', () => {
  const seen: string[] = []
  const play =
    (name: string): Play =>
    (games, series, into) => {
      for (let i = 0; i < 1e5; i++) into.decisions = i
      into.games += games
      into.decisions = 10 * games
      into.listed = 30 * games
      seen.push(`${name} ${series}`)
    }
  const [group, other] = passesOf([
    { seconds: 0.001, plays: [play('x'), play('y')] },
    { seconds: 0.001, plays: [play('z')] },
  ])
  expect([...group!, ...other!].map(({ length }) => length)).toEqual([PASSES, PASSES, PASSES])
  expect(new Set(group!.flat().map(({ games }) => games)).size).toBe(1)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.slice(-3 * PASSES, -3 * PASSES + 6).map(text => text[0])).toEqual(['x', 'y', 'z', 'x', 'y', 'z'])
  expect(lengthsOf(group![0]!)).toEqual({ decisionsPerGame: 10, movesPerDecision: 3 })
})

test('a pace is the median of the passes, and the best of them', () => {
  const pass = (decisions: number, cpu: number, wall: number) => ({ games: 1, decisions, listed: 0, cpu, wall })
  expect(paceOf([pass(100, 1, 2), pass(300, 1, 4), pass(400, 2, 1)])).toEqual({ cpu: 200, best: 300, wall: 75 })
})
