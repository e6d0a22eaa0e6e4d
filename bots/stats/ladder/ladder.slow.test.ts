import { describe, expect, test } from 'vitest'
import { botGameNamed, botGames } from '../../games.ts'
import { addCounts } from '../stats.ts'
import { type Contest, contestsOf, newScore, playDeal, type Score } from './contest.ts'
import { kindOfTable } from './kind-of-table.ts'
import { fairShare, standingOf } from './standing.ts'

const SEED = [0, 0, 0, 20] as const

const played = (contest: Contest, deals: number): Score =>
  Array.from({ length: deals }, (_, deal) => playDeal(contest, SEED, deal)).reduce(addCounts, newScore())

describe('the ladder in short: levels that are far apart are not in the wrong order', () => {
  test.each([
    ['first-class', 'expert:simulations=60', 'beginner', 1],
    ['first-class', 'strong', 'beginner', 6],
    ['nuremberg', 'expert:simulations=60', 'beginner', 1],
    ['nuremberg', 'strong', 'beginner', 4],
  ])('%s: %s wins against %s', (game, one, others, deals) => {
    const contest = { game, players: 2, one, others }
    const score = played(contest, deals)
    expect(standingOf(contest, score).share).toBeGreaterThan(fairShare(contest))
    expect(score.points).toBeGreaterThan(score.othersPoints)
  })
})

describe('a contest', () => {
  const contest = { game: 'first-class', players: 3, one: 'greedy', others: 'random' }

  test('is the same from the same seed, and every deal is played once for each seat', () => {
    const once = playDeal(contest, SEED, 4)
    expect(playDeal(contest, SEED, 4)).toEqual(once)
    expect(once.games).toBe(3)
    expect(once.wins).toEqual({ 36: 1 })
    expect(once.tables).toEqual({ 'A+F': { 36: 1 } })
    expect(once.points / 3).toBeGreaterThan(once.othersPoints / 6 + 30)
  })

  test('is of neighbours, or of every pair', () => {
    const pairs = (isEveryPair: boolean) =>
      contestsOf('nuremberg', 2, ['a', 'b', 'c'], isEveryPair).map(({ one, others }) => one + others)
    expect(pairs(false)).toEqual(['ba', 'cb'])
    expect(pairs(true)).toEqual(['ba', 'ca', 'cb'])
  })

  test('goes through all tables of its game', () => {
    expect(botGames.map(({ tables }) => tables(4).length)).toEqual([15, 2])
    expect(() => botGameNamed('chess')).toThrow('There is no game "chess"; there are first-class, nuremberg')
  })
})

test('tables are of one kind if chances are told alike there', () => {
  const ofTwo = (game: string) => ({ game, players: 2 })
  expect(kindOfTable(ofTwo('first-class'), 'A+B')).toBe('without module C, 2 players')
  expect(kindOfTable(ofTwo('first-class'), 'C+E')).toBe('with module C, 2 players')
  expect(kindOfTable(ofTwo('nuremberg'), 'wensleydale')).toBe('maps without a chain, 2 players')
})

describe('a standing', () => {
  const contest = { game: 'first-class', players: 2, one: 'a', others: 'b' }
  const score = (wins: Score['wins']): Score => ({ ...newScore(), wins })

  test('is the share of wins, with a margin that shrinks with the root of the deals', () => {
    const few = standingOf(contest, score({ 0: 10, 24: 10 }))
    const many = standingOf(contest, score({ 0: 40, 24: 40 }))
    expect(few.share).toBe(0.5)
    expect(few.margin).toBeCloseTo((1.96 * 0.513) / Math.sqrt(20), 3)
    expect(few.margin / many.margin).toBeCloseTo(2, 1)
  })

  test('is never certain', () => {
    expect(standingOf(contest, score({ 24: 10 }))).toEqual({ share: 1, margin: 0.196 / Math.sqrt(10) })
  })
})
