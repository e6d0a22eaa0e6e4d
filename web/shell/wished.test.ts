import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested'
import { shelfOf } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { gameFor, suggestedGame, withModule, withPlayers } from './wished.ts'

test('the suggested first games can be played: one person, the others bots', async () => {
  for (const game of ['first-class', 'nuremberg'] as const) {
    const { chairs, wishes } = suggestedGame(game, 'Ada')
    expect(chairs.map(({ is }) => is)).toEqual(['person', 'bot', 'bot'])
    const options = (await shelfOf(game)).optionsFor(wishes)
    expect(new Map(options).get('players')).toBe('3')
  }
})

test('FC-1.1 every pair of the suggested path is a pair of modules', async () => {
  const { optionsFor } = await shelfOf('first-class')
  for (const modules of SUGGESTED_PATH.map(String))
    expect(new Map(optionsFor({ players: '2', modules })).get('modules')).toBe(modules)
})

test('a third module takes the place of the one that was chosen first', () => {
  expect(withModule('A,B', 'D')).toBe('B,D')
  expect(withModule('A,B', 'B')).toBe('A,B')
})

test('with more players bots sit down, with fewer the last get up', () => {
  const three = suggestedGame('nuremberg', 'Ada').chairs
  expect(withPlayers(three, 4).slice(0, 3)).toEqual(three)
  expect(withPlayers(three, 4)[3]?.is).toBe('bot')
  expect(withPlayers(three, 2)).toEqual(three.slice(0, 2))
})

test('a deal that is wished for goes with the game; nothing means any', () => {
  expect(gameFor('nuremberg', {}, [], '7').seed).toBe('7')
  expect(gameFor('nuremberg', {}, [], '')).not.toHaveProperty('seed')
})
