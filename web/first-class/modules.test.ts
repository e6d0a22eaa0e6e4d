import { loadGame, optionsFor } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { PATH, withModule } from './modules.ts'

test('FC-1.1 every pair of the suggested path is a pair of modules', async () => {
  const game = await loadGame('first-class')
  for (const modules of PATH) expect(new Map(optionsFor(game, { players: '2', modules })).get('modules')).toBe(modules)
})

test('a third module takes the place of the one that was chosen first', () => {
  expect(withModule('A,B', 'D')).toBe('B,D')
  expect(withModule('A,B', 'B')).toBe('A,B')
})
