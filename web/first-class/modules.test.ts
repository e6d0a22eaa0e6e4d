import { MODULES } from '@roundhouse/first-class/base/cards/card'
import { loadGame, optionsFor } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { shellSay } from '../messages/first-catalogues.ts'
import { PATH, setupWords, withModule } from './modules.ts'

test('FC-1.1 every pair of the suggested path is a pair of modules', async () => {
  const game = await loadGame('first-class')
  for (const modules of PATH) expect(new Map(optionsFor(game, { players: '2', modules })).get('modules')).toBe(modules)
})

test('every module is on the path', () => {
  expect([...new Set(PATH.flatMap(pair => pair.split(',')))].sort()).toEqual([...MODULES])
})

test('a game is told by its modules', async () => {
  const say = await shellSay('en')
  expect(setupWords(say, new Map([['modules', 'C,D']]))).toBe('Modules C and D')
  expect(setupWords(say, new Map())).toBe('')
})

test('a third module takes the place of the one that was chosen first', () => {
  expect(withModule('A,B', 'D')).toBe('B,D')
  expect(withModule('A,B', 'B')).toBe('A,B')
})
