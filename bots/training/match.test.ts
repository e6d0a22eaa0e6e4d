import { expect, test } from 'vitest'
import { dealsOf, isWon, matchScoreOf, type WeightMatch } from './match.ts'
import { trainingSpecOf } from './specs.ts'

const spec = trainingSpecOf('first-class')
const match: WeightMatch = {
  game: 'first-class',
  seed: [0, 0, 0, 3],
  players: 2,
  level: 'casual',
  one: null,
  others: null,
}

test('a deal is played from each seat, so that against oneself nobody gains', () => {
  const deal = dealsOf(spec, match)
  expect(deal(0)).toEqual({ table: 'A+B', share: 0.5 })
  expect(deal(1)).toEqual({ table: 'A+C', share: 0.5 })
})

test('a standing has its error, and is won only when it is clear', () => {
  const deals = [1, 1, 0.5, 0.5].map(share => ({ table: 'A+B', share }))
  const score = matchScoreOf(deals)
  expect(score.share).toBe(0.75)
  expect(score.error).toBeCloseTo(0.144, 3)
  expect(isWon(match, score)).toBe(false)
  expect(isWon(match, { share: 0.56, error: 0.02 })).toBe(true)
  expect(isWon({ ...match, players: 4 }, { share: 0.3, error: 0.02 })).toBe(true)
})
