import { simulate } from '@roundhouse/bots/stats/simulation'
import { summaryOf } from '@roundhouse/bots/stats/summary'
import { expect, test } from 'vitest'
import { bots } from './index.ts'

const played = (names: readonly string[], games: number) =>
  simulate(bots, bots.tables(names.length)[0]!.options, names, [0, 0, 0, 7], 0, games)

test.each([
  [2, 0.75],
  [3, 0.6],
  [4, 0.5],
])('the search that knows nothing but the rules beats chance with %i players', (players, share) => {
  const searcher = 'expert:simulations=60'
  const others = new Array<string>(players - 1).fill('random')
  const { bots: found } = summaryOf(played([searcher, ...others], 12))
  expect(found[searcher]!.winRate).toBeGreaterThan(share)
  expect(found[searcher]!.points.mean).toBeGreaterThan(1.2 * found['random']!.points.mean)
})

test('the same seed is the same game', () => {
  expect(played(['casual', 'random'], 2)).toEqual(played(['casual', 'random'], 2))
})
