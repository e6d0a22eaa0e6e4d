import { newGame } from '@roundhouse/first-class/definition'
import { Refusal } from '@roundhouse/kernel/game'
import { expect, test } from 'vitest'
import { bots } from '../first-class/index.ts'
import type { FirstClassDetails } from '../first-class/stats/details.ts'
import { simulate } from './simulation.ts'
import { addStats, newStats, type Stats, WIN } from './stats.ts'

const FOUR = ['random', 'random', 'random', 'random']
const series = (from: number, count: number): Stats =>
  simulate(bots, newGame(4, ['A', 'B']), FOUR, [1, 2, 3, 4], from, count)

const all = series(0, 12)

test('the stats of slices, in any order, add up to the stats of all, written alike', () => {
  const sum = [series(7, 5), series(0, 3), series(3, 4)].reduce(addStats, newStats({}))
  expect(JSON.stringify(sum)).toBe(JSON.stringify(all))
})

test('another seed is another series', () => {
  const other = simulate(bots, newGame(4, ['A', 'B']), FOUR, [1, 2, 3, 5], 0, 12)
  expect(other.all.points).not.toEqual(all.all.points)
})

test('wins add up to the games, by seat and by bot, also where they are shared', () => {
  const winsOf = (players: Stats['seats']) => Object.values(players).reduce((sum, { wins }) => sum + wins, 0)
  expect(all.all.wins).toBe(12 * WIN)
  expect(winsOf(all.seats)).toBe(12 * WIN)
  expect(winsOf(all.bots)).toBe(12 * WIN)
  expect(all.bots['random']!.played).toBe(48)
})

test('FC-2.1 and FC-2.2: 18 turns for each, 108 cards and 6 times the tile offered', () => {
  const { turns, details } = all
  const { cards } = details as FirstClassDetails
  expect(turns).toEqual({ 72: 12 })
  const actions = Object.entries(cards).filter(([id]) => !id.startsWith('G'))
  expect(actions.reduce((sum, [, { offered }]) => sum + offered, 0)).toBe(12 * (108 + 6))
  expect(actions.reduce((sum, [, card]) => sum + card.executed + card.declined, 0)).toBe(12 * 72)
})

test('the points of all players are those that the story says where they came from', () => {
  const played = Object.values(all.sources).reduce((sum, { points }) => sum + points, 0)
  const scored = Object.entries(all.all.points).reduce((sum, [points, times]) => sum + Number(points) * times, 0)
  expect(played).toBe(scored)
})

test('progress is told after each game', () => {
  const told: number[] = []
  simulate(bots, newGame(2, ['C', 'F']), ['random', 'random'], [0, 0, 0, 9], 5, 3, done => told.push(done))
  expect(told).toEqual([1, 2, 3])
})

test('an unknown bot is refused, and those there are are named', () => {
  const unknown = () => simulate(bots, newGame(2, ['A', 'B']), ['random', 'genius'], [0, 0, 0, 1], 0, 1)
  expect(unknown).toThrow(Refusal)
  expect(unknown).toThrow(/There is no bot "genius" for first-class; there are .*random/)
})

test('too few bots for the seats are refused', () => {
  const tooFew = () => simulate(bots, newGame(3, ['A', 'B']), ['random'], [0, 0, 0, 1], 0, 1)
  expect(tooFew).toThrow('3 play, so name 3 bots; found random')
})

test('a position without a legal move stops the series, no matter whose move it is', () => {
  const { definition } = bots
  const open = (options: unknown) => ({ ...definition.open(options), moves: () => [] })
  const stuck = { ...bots, definition: { ...definition, open } }
  const attempt = () => simulate(stuck, newGame(4, ['A', 'B']), FOUR, [1, 2, 3, 4], 0, 1)
  expect(attempt).toThrow(/^first-class: seat [1-4] has the move and must have a legal move, but has none$/)
})
