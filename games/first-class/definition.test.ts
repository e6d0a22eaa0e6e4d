import { expect, test } from 'vitest'
import { STANDARD } from './decks/standard.ts'
import { newGame, readModules, readPlayers } from './definition.ts'

test('FC-1.1 two to four play', () => {
  expect(['2', '3', '4'].map(readPlayers)).toEqual([2, 3, 4])
})

test.each(['1', '5', '12', '', 'x2', '2x', '2.5', ' 2', '-2'])('FC-1.1 %j is no number of players', text => {
  expect(() => readPlayers(text)).toThrow(
    expect.objectContaining({ name: 'Refusal', message: `players: found "${text}"; expected 2 to 4 (FC-1.1)` }),
  )
})

test('FC-1.1 a record has to say how many play, and with which modules', () => {
  expect(() => readPlayers(undefined)).toThrow(/^players: missing; expected/)
  expect(() => readModules(undefined)).toThrow(/^modules: missing; expected/)
})

test('FC-1.1 the modules are read in any order and case', () => {
  expect(readModules('d , b')).toEqual(['B', 'D'])
})

test('a new game has the newest standard decks, and no word of decks of its own', () => {
  expect(newGame(2, ['A', 'B'])).toStrictEqual({ players: 2, modules: ['A', 'B'], decks: STANDARD })
})
