import { expect, test } from 'vitest'
import { newStats, WIN } from '../../stats/stats.ts'
import { cardIn, newDetails } from './details.ts'
import { firstClassSummary } from './summary.ts'

test('a card has the shares in which it was taken, executed, fulfilled and won with', () => {
  const stats = newStats(newDetails())
  stats.games = 10
  Object.assign(cardIn(stats.details, 'A1-1'), {
    games: 8,
    offered: 10,
    executed: 4,
    declined: 1,
    fulfilled: 3,
    wins: 2 * WIN,
  })
  Object.assign(cardIn(stats.details, 'A1-1'), { turns: 12, places: 20 })
  expect(firstClassSummary(stats).cards['A1-1']).toEqual({
    games: 8,
    offered: 10,
    executed: 4,
    declined: 1,
    fulfilled: 3,
    kept: 0,
    takeRate: 0.5,
    executeRate: 0.8,
    fulfilRate: 0.75,
    winRate: 0.5,
    turn: 3,
    place: 5,
    points: 0,
  })
})

test('a Game End card that was kept counts as taken too', () => {
  const stats = newStats(newDetails())
  Object.assign(cardIn(stats.details, 'G1'), { offered: 10, executed: 3, kept: 2, points: 40, wins: WIN })
  expect(firstClassSummary(stats).cards['G1']).toMatchObject({ takeRate: 0.5, executeRate: 1, winRate: 0.2, points: 8 })
})
