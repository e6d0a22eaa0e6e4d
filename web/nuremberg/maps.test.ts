import { expect, test } from 'vitest'
import { shellSay } from '../messages/first-catalogues.ts'
import { setupWords } from './maps.ts'

test('a game is told by its map and, where they are others, its rules', async () => {
  const say = await shellSay('en')
  expect(setupWords(say, new Map([['map', 'nuremberg']]))).toBe('Nuremberg map')
  const old = new Map([
    ['map', 'wensleydale'],
    ['rules-of', '2009'],
  ])
  expect(setupWords(say, old)).toBe('Wensleydale map, 2009 rules')
  expect(setupWords(say, new Map([['map', 'moon']]))).toBe('')
})
