import { GAMES, loadGame, optionsFor } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { WEB_GAMES } from '../../games.ts'
import { newGameOf, suggestedGame, withPlayers } from './suggestions.ts'

test.each(GAMES)('the suggested first game of %s can be played: one person, the others bots', async name => {
  const game = WEB_GAMES[name]
  const { chairs, options: chosen } = suggestedGame(game, 'Ada')
  expect(chairs.map(({ is }) => is)).toEqual([
    'person',
    ...Array.from({ length: game.suggested.players - 1 }, () => 'bot'),
  ])
  const options = optionsFor(await loadGame(name), chosen)
  expect(new Map(options).get('players')).toBe(String(game.suggested.players))
})

test('with more players bots sit down, with fewer the last get up', () => {
  const three = suggestedGame(WEB_GAMES.nuremberg, 'Ada').chairs
  expect(withPlayers(three, 4).slice(0, 3)).toEqual(three)
  expect(withPlayers(three, 4)[3]?.is).toBe('bot')
  expect(withPlayers(three, 2)).toEqual(three.slice(0, 2))
})

test('a deal that was chosen goes with the game; nothing means any', () => {
  expect(newGameOf(WEB_GAMES.nuremberg, {}, [], '7').seed).toBe('7')
  expect(newGameOf(WEB_GAMES.nuremberg, {}, [], '')).not.toHaveProperty('seed')
})
