import { expect, test } from 'vitest'
import { newsInGames } from './news.ts'

test('news of First Class with 4 people stay as short as is wanted, whole games through', async () => {
  const { games, pieces, mean, p99 } = await newsInGames(2)
  expect(games).toBe(2)
  // Four are told of about 190 moves in each game.
  expect(pieces).toBeGreaterThan(1200)
  expect(mean).toBeLessThan(350)
  expect(p99).toBeGreaterThan(mean)
})
