import { expect, test } from 'vitest'
import { GAMES, readArguments } from './arguments.ts'

test('without arguments everything is measured in full, and printed for people', () => {
  expect(readArguments([])).toEqual({ quick: false, json: false, parts: GAMES })
})

test('arguments come in any order', () => {
  expect(readArguments(['--quick'])).toEqual({ quick: true, json: false, parts: GAMES })
  expect(readArguments(['--json', '--quick'])).toEqual({ quick: true, json: true, parts: GAMES })
})

test('a game that is named is measured alone', () => {
  expect(readArguments(['nuremberg', '--quick']).parts).toEqual(['nuremberg'])
  expect(readArguments(['nuremberg', 'first-class']).parts).toEqual(['first-class', 'nuremberg'])
})

test('the page is measured when it is named', () => {
  expect(readArguments(['web']).parts).toEqual(['web'])
})

test('anything else is refused, with what is allowed', () => {
  const allowed = 'expected --quick, --json, --postgres, --games=<n>, first-class, nuremberg, web, online, club'
  expect(() => readArguments(['--quick', 'fast'])).toThrow(`bench: found "fast"; ${allowed}`)
  expect(readArguments(['club', '--games=20000']).parts).toEqual(['club'])
  expect(() => readArguments(['club', '--games=0'])).toThrow(`bench: found "--games=0"; ${allowed}`)
})
