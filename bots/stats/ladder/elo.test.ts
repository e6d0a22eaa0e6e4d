import { expect, test } from 'vitest'
import { newScore } from './contest.ts'
import { type ContestResult, ratingsOf } from './elo.ts'

const contest = (one: string, others: string, wins: Record<number, number>): ContestResult => ({
  contest: { game: 'first-class', players: 2, one, others },
  score: { ...newScore(), wins },
})

const difference = (played: ContestResult[], one: string, other: string): number => {
  const ratings = ratingsOf(['a', 'b', 'c'], played)
  return ratings.get(one)!.elo - ratings.get(other)!.elo
}

/** Nine wins for each loss; of a deal, both games were won, or one, or none. */
const nineToOne = { 24: 85, 12: 10, 0: 5 }
const ninefold = 400 * Math.log10(9)

test('who wins nine times as often as he loses has 382 points more, and differences add up', () => {
  const played = [contest('b', 'a', nineToOne), contest('c', 'b', nineToOne)]
  expect(Math.abs(difference(played, 'b', 'a') - ninefold)).toBeLessThan(10)
  expect(Math.abs(difference(played, 'c', 'a') - 2 * ninefold)).toBeLessThan(20)
})

test('all contests count together', () => {
  const played = [contest('b', 'a', nineToOne), contest('c', 'b', nineToOne), contest('c', 'a', { 24: 50, 0: 50 })]
  expect(difference(played, 'c', 'a')).toBeLessThan(ninefold)
  expect(difference(played, 'c', 'a')).toBeGreaterThan(0)
})

test('the mean is 1500, and more deals make margins smaller', () => {
  const few = ratingsOf(['a', 'b'], [contest('b', 'a', { 24: 12, 0: 8 })])
  const many = ratingsOf(['a', 'b'], [contest('b', 'a', { 24: 120, 0: 80 })])
  expect([...few.values()].reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(3000)
  expect(few.get('a')!.margin / many.get('a')!.margin).toBeGreaterThan(2.3)
  expect(few.get('a')!.margin / many.get('a')!.margin).toBeLessThan(4.5)
})

test('who comes later does not change what the others had', () => {
  const played = [contest('b', 'a', nineToOne)]
  const before = ratingsOf(['a', 'b'], played)
  const after = ratingsOf(['a', 'b', 'c'], [...played, contest('c', 'b', nineToOne)], ['a', 'b'])
  for (const bot of ['a', 'b']) expect(after.get(bot)!.elo).toBeCloseTo(before.get(bot)!.elo, 3)
  expect(after.get('c')!.elo).toBeGreaterThan(after.get('b')!.elo)
})

test('who never lost is rated too', () => {
  const { elo } = ratingsOf(['a', 'b'], [contest('b', 'a', { 24: 20 })]).get('b')!
  expect(elo).toBeGreaterThan(1700)
  expect(elo).toBeLessThan(2300)
})
