import { expect, test } from 'vitest'
import { WIN } from '../stats.ts'
import { compare, countGames, gamesOf } from './comparison.ts'
import { newEntry, newLedger } from './ledger.ts'
import { newSelfPlayStats, type SelfPlay } from './self-play.ts'

const event = (players: number, table = 'nuremberg'): SelfPlay => ({
  game: 'nuremberg',
  players,
  table,
  bot: 'greedy',
  deeds: true,
})

/** In each game only the winner does it. */
const stats = (count: number) => ({
  ...newSelfPlayStats(),
  games: 1,
  deeds: { chain: [count, count ** 2, WIN * count, WIN * count ** 2] as const },
})

function newGames() {
  const ledger = newLedger([0, 0, 0, 1])
  const enter = newEntry(ledger)
  for (const n of [0, 1]) enter({ event: event(2), n }, stats(1))
  enter({ event: event(4), n: 0 }, stats(1))
  enter({ event: event(4, 'wensleydale'), n: 0 }, stats(3))
  return ledger
}

test('winners are compared with others where as many played, weighed by games', () => {
  const games = gamesOf(newGames(), { game: 'nuremberg', bot: 'greedy' }, table => table === 'nuremberg')
  expect(countGames(games)).toBe(3)
  expect(compare(games, 'chain')).toMatchObject({ mean: 3 / 8, winners: 1, others: 0, lead: 1, margin: 0, winRate: 1 })
  // Two of the three who did it were one of two, and one was one of four.
  expect(compare(games, 'chain').even).toBeCloseTo((2 / 2 + 1 / 4) / 3)
})

test('all tables count together, and other bots do not', () => {
  const all = gamesOf(newGames(), { game: 'nuremberg', bot: 'greedy' })
  expect(countGames(all)).toBe(4)
  expect(compare(all, 'chain').winners).toBeCloseTo((1 + 1 + 1 + 3) / 4)
  expect(countGames(gamesOf(newGames(), { game: 'nuremberg', bot: 'random' }))).toBe(0)
})

test('of what was not counted everything is 0', () => {
  const { mean, lead, winRate, even } = compare(gamesOf(newGames(), { game: 'nuremberg', bot: 'greedy' }), 'links')
  expect([mean, lead, winRate, even]).toEqual([0, 0, 0, 0])
})
