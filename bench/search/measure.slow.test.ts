import { describe, expect, test } from 'vitest'
import { firstClassDecisions, nurembergDecisions } from './decisions.ts'
import { measureSearch } from './measure.ts'

describe.each([
  ['First Class', firstClassDecisions, 3],
  ['Nuremberg', nurembergDecisions, 4],
])('%s', (_, decisions, count) => {
  test('is thought about in the middle of a game, where there is something to decide', () => {
    const found = decisions()
    expect(found.length).toBe(count)
    for (const { game, state, seat } of found) {
      expect(game.seats).toBe(4)
      expect(game.toMove(state)).toBe(seat)
      expect(game.moves(state).length).toBeGreaterThan(1)
    }
  })
})

test('simulations, full playouts and evaluation are measured', () => {
  const { cutOff, playouts, evaluation } = measureSearch(nurembergDecisions().slice(0, 1), 0.01, 5)
  for (const measured of [cutOff.cpu, playouts.cpu, evaluation.cpu]) expect(measured).toBeGreaterThan(0)
})
