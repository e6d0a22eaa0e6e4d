import { expect, test } from 'vitest'
import { deedCollector, deedSummary } from './deeds.ts'
import { newStats, WIN } from './stats.ts'

const scored = (seat: number, points: number) => ({ key: 'scored', facts: { seat, points, for: 'train' } })

/** Two games of two: the first seat wins with 6 points of trains, the second with 2; the other has 4, or nothing. */
function twoGames() {
  const stats = newStats({})
  const [first, second] = [0, 1].map(() => deedCollector(stats, { seats: 2 }))
  for (const line of [scored(0, 4), scored(1, 4), scored(0, 2)]) first!.emit(line)
  first!.close({ points: [6, 4], winners: [0] })
  second!.emit(scored(1, 2))
  second!.close({ points: [0, 2], winners: [1] })
  return stats
}

test('what each seat did in a game is added up, for all and for winners', () => {
  expect(twoGames().deeds['points train']).toEqual([6 + 4 + 2, 36 + 16 + 4, WIN * (6 + 2), WIN * (36 + 4)])
})

test('winners are compared with others, and a player who did nothing counts as one', () => {
  const summary = deedSummary(twoGames().deeds['points train'], 4, 2)
  expect(summary).toMatchObject({ mean: 3, winners: 4, others: 2, lead: 2 })
  // Winners have 6 and 2, others 4 and 0: both with a variance of 4, and two cases each.
  expect(summary.leadVariance).toBeCloseTo(4 / 2 + 4 / 2)
})

test('a win that is shared counts for each in part', () => {
  const stats = newStats({})
  const { emit, close } = deedCollector(stats, { seats: 2 }, ({ facts }) => [
    { seat: facts['seat'] as number, deed: 'tile', count: 1 },
  ])
  emit({ key: 'tile', facts: { seat: 1 } })
  close({ points: [5, 5], winners: [0, 1] })
  expect(stats.deeds['tile']).toEqual([1, 1, WIN / 2, WIN / 2])
  expect(deedSummary(stats.deeds['tile'], 2, 1).winRate).toBe(0.5)
})

test('of what nobody did, everything is 0', () => {
  expect(deedSummary(undefined, 4, 2)).toEqual({ mean: 0, winners: 0, others: 0, lead: 0, leadVariance: 0, winRate: 0 })
})
