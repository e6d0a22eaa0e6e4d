import { NO_FILTER } from '@roundhouse/wire/lobby'
import { expect, test } from 'vitest'
import { WEB_GAMES as games } from '../games.ts'
import { optionsFor, readChoice, wishFor, withChoice, withFilter } from './play-choice.ts'

const USUAL = readChoice(null)

test('a module or a map is looked for, and a new table is set up with it', () => {
  const pair = withChoice(USUAL, { option: 'modules:C,D' }, games)
  expect(wishFor(pair, games)).toEqual({
    games: [{ game: 'first-class', options: { modules: 'C,D' } }],
    ...{ pace: 'live', players: null, isRated: false, option: 'modules:C,D' },
  })
  // A single module stands in an address that somebody sends.
  expect(wishFor({ ...USUAL, option: 'modules:E' }, games).games[0]!.options).toEqual({ modules: 'B,E' })
  const any = withChoice(USUAL, { game: null, option: 'map:wensleydale' }, games)
  expect(wishFor(any, games).games).toEqual([{ game: 'nuremberg', options: { map: 'wensleydale' } }])
  expect(wishFor({ ...any, option: null }, games).games.map(({ game }) => game)).toEqual(['first-class', 'nuremberg'])
})

test('what another game is not played with is not looked for there', () => {
  const map = withChoice(USUAL, { game: 'nuremberg', option: 'map:wensleydale' }, games)
  expect(map.option).toBe('map:wensleydale')
  expect(withChoice(map, { game: 'first-class' }, games).option).toBeNull()
  expect(withChoice(map, { game: null }, games).option).toBe('map:wensleydale')
})

test('what is looked for in the list is what is played', () => {
  const filter = { game: null, pace: 'daily', players: 3, isRated: true, option: 'map:wensleydale' } as const
  expect(withFilter(USUAL, filter, games)).toEqual({ ...filter, game: 'nuremberg' })
  expect(withFilter(USUAL, { ...NO_FILTER, pace: 'none' }, games)).toEqual(USUAL)
  expect(withFilter(USUAL, NO_FILTER, games)).toEqual(USUAL)
})

test('the ways to play a game are offered, and what is looked for among them', () => {
  const offered = (game: 'first-class' | 'nuremberg' | null, option: string | null = null) =>
    optionsFor({ ...USUAL, game, option }, games).map(each => each.option)
  expect(offered('nuremberg')).toEqual(['map:nuremberg', 'map:wensleydale'])
  expect(offered('first-class')).toContain('modules:A,B')
  expect(offered('first-class', 'modules:C,F')).toContain('modules:C,F')
  expect(offered(null).length).toBe(offered('first-class').length + 2)
})

test('what was chosen the last time comes back, if it can still be meant', () => {
  const kept = { game: 'nuremberg', pace: 'daily', players: 4, isRated: true, option: 'map:nuremberg' }
  expect(readChoice(kept)).toEqual(kept)
  expect(readChoice({ game: 'chess', pace: 'fast', players: 9, isRated: 1, option: 'x' })).toEqual(USUAL)
})
