import { THEMES as FIRST_CLASS } from '@roundhouse/bots/first-class/puzzles/themes'
import { CARGO, THEMES as NUREMBERG } from '@roundhouse/bots/nuremberg/puzzles/themes'
import { expect, test } from 'vitest'
import { puzzlesSay } from '../messages/catalogues.ts'
import { themeWords } from './words.ts'

test.each([
  ['first-class', Object.values(FIRST_CLASS)],
  ['nuremberg', [...Object.values(NUREMBERG).filter(theme => typeof theme === 'string'), ...CARGO]],
] as const)('every theme of %s has a name', async (game, themes) => {
  const say = await puzzlesSay('en')
  for (const theme of themes) expect(themeWords(say, game, theme), theme).toMatch(/^[A-Z]/)
})

test('a theme that nobody has put into words is called as it is written', async () => {
  expect(themeWords(await puzzlesSay('en'), 'nuremberg', 'weather')).toBe('weather')
})
