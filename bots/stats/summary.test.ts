import { expect, test } from 'vitest'
import { countPlaces, countPlayer, newStats, WIN } from './stats.ts'
import { summaryOf } from './summary.ts'

test('players are summed up among all, by seat and by bot', () => {
  const stats = newStats({})
  countPlayer(stats, 0, 'greedy', 80, WIN)
  countPlayer(stats, 1, 'random', 20, 0)
  countPlayer(stats, 0, 'random', 30, WIN / 2)
  const { all, seats, bots } = summaryOf(stats)
  expect(all).toMatchObject({ played: 3, wins: 1.5, winRate: 0.5 })
  expect(seats['0']).toMatchObject({ played: 2, wins: 1.5, winRate: 0.75 })
  expect(seats['0']!.winMargin).toBeCloseTo(0.6, 2)
  expect(seats['0']!.points).toMatchObject({ mean: 55, least: 30, most: 80 })
  expect(bots['random']).toMatchObject({ played: 2, wins: 0.5, winRate: 0.25 })
  expect(bots['random']!.points.mean).toBe(25)
})

test('players are summed up by their place at the start, and a shared win is a share', () => {
  const stats = newStats({})
  countPlaces(stats, [2, 0, 1], { points: [10, 5, 10], winners: [0, 2] })
  const { places } = summaryOf(stats)
  expect(Object.values(places).map(({ wins }) => wins)).toEqual([0.5, 0.5, 0])
  expect(Object.values(places).map(({ points }) => points.mean)).toEqual([10, 10, 5])
})

test('points by source are for each player and game', () => {
  const stats = newStats({})
  countPlayer(stats, 0, 'random', 8, WIN)
  countPlayer(stats, 1, 'random', 4, 0)
  stats.sources['city'] = { times: 3, points: 12 }
  expect(summaryOf(stats).sources['city']).toEqual({ times: 3, points: 12, mean: 6 })
})

test('games, turns and decisions are summed up too', () => {
  const stats = { ...newStats({}), games: 2, turns: { 36: 2 }, decisions: { 100: 1, 120: 1 }, winnersPoints: { 70: 2 } }
  const { games, turns, decisions, winnersPoints } = summaryOf(stats)
  expect([games, turns.mean, decisions.mean, winnersPoints.median]).toEqual([2, 36, 110, 70])
})
