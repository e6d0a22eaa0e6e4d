import { expect, test } from 'vitest'
import { namedSettings } from './settings.ts'

test('setups that are called the same are counted together, the most played first', () => {
  const setting = (decks: string, players: number, games: number, points: number) => ({
    ...{
      game: 'first-class',
      options: [
        ['modules', 'A,B'],
        ['decks', decks],
      ] as const,
      players,
      games,
      won: 1,
      points,
    },
  })
  const found = namedSettings(
    [setting('1', 2, 3, 100), setting('1', 3, 5, 90), setting('2', 2, 1, 140)],
    () => 'A and B',
  )
  expect(found).toEqual([
    { name: 'A and B', players: 3, games: 5, won: 1, points: 90 },
    { name: 'A and B', players: 2, games: 4, won: 2, points: 110 },
  ])
})
