import { expect, test } from 'vitest'
import { GAMES, readArguments } from './arguments.ts'

test('without arguments everything is measured in full, and printed for people', () => {
  expect(readArguments([])).toEqual({ quick: false, json: false, games: GAMES })
})

test('arguments come in any order', () => {
  expect(readArguments(['--quick'])).toEqual({ quick: true, json: false, games: GAMES })
  expect(readArguments(['--json', '--quick'])).toEqual({ quick: true, json: true, games: GAMES })
})

test('a game that is named is measured alone', () => {
  expect(readArguments(['nuremberg', '--quick']).games).toEqual(['nuremberg'])
  expect(readArguments(['nuremberg', 'first-class']).games).toEqual(['first-class', 'nuremberg'])
})

test('anything else is refused, with what is allowed', () => {
  const allowed = 'allowed are --quick, --json, first-class, nuremberg'
  expect(() => readArguments(['--quick', 'fast'])).toThrow(`bench: found "fast"; ${allowed}`)
})
