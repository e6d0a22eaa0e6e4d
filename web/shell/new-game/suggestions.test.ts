import { GAMES, loadGame, optionsFor } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { WEB_GAMES } from '../../games.ts'
import { newGameOf, seatedAt, suggestedGame, withNames, withPlayers } from './suggestions.ts'

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

const NAMES = { you: 'You', player: (seat: number) => `Player ${seat + 1}` }
const person = (name: string) => ({ is: 'person', name }) as const
const bot = (name: string) => ({ is: 'bot', level: 'casual', name }) as const

test('one person is spoken to, several have names to tell them apart', () => {
  const namesOf = (...chairs: Parameters<typeof withNames>[0]) => withNames(chairs, NAMES).map(({ name }) => name)
  expect(namesOf(person('You'), bot('Bram'))).toEqual(['You', 'Bram'])
  expect(namesOf(person('You'), person(''), bot('Chiara'))).toEqual(['Player 1', 'Player 2', 'Chiara'])
  expect(namesOf(person('Player 1'), bot('Bram'))).toEqual(['You', 'Bram'])
})

test('a name of one’s own stays, and who has none gets one', () => {
  const namesOf = (...chairs: Parameters<typeof withNames>[0]) => withNames(chairs, NAMES).map(({ name }) => name)
  expect(namesOf(person('Ada'), person('  '), bot(' '))).toEqual(['Ada', 'Player 2', 'Chiara'])
  expect(namesOf(person('Ada'), bot('Bram'))).toEqual(['Ada', 'Bram'])
})

test('who wants another colour and sign sits down where they are', () => {
  const chairs = [person('You'), bot('Bram'), bot('Chiara')]
  expect(seatedAt(chairs, 2)).toEqual([bot('Chiara'), bot('Bram'), person('You')])
})
