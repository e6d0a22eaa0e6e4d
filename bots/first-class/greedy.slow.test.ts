import { newGame } from '@roundhouse/first-class/definition'
import { expect, test } from 'vitest'
import { simulate } from '../stats/simulation.ts'
import { summaryOf } from '../stats/summary.ts'
import { bots } from './index.ts'

test('beats the random bot, from either seat and with any modules', () => {
  const pairs = [['A', 'B'] as const, ['C', 'F'] as const, ['D', 'E'] as const]
  const wins = pairs.flatMap((pair, n) => [
    simulate(bots, newGame(2, pair), ['greedy', 'random'], [0, 0, 1, n], 0, 10),
    simulate(bots, newGame(2, pair), ['random', 'greedy'], [0, 0, 2, n], 0, 10),
  ])
  const won = wins.reduce((sum, stats) => sum + summaryOf(stats).bots['greedy']!.wins, 0)
  expect(won).toBeGreaterThanOrEqual(59)
})
