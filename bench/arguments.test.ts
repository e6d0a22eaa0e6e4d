import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('nothing given is the full run, in words', () => {
  expect(readArguments([])).toEqual({ quick: false, json: false })
})

test('--quick and --json are read in any order', () => {
  expect(readArguments(['--quick'])).toEqual({ quick: true, json: false })
  expect(readArguments(['--json', '--quick'])).toEqual({ quick: true, json: true })
})

test('anything else is refused, with what is allowed', () => {
  expect(() => readArguments(['--quick', 'fast'])).toThrow('bench: found "fast"; allowed are --quick and --json')
})
