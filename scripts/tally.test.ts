import { expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

type Told = Parameters<typeof tallyOf>[0][number]
type Tested = Told['children'] extends { allTests(): Iterable<infer One> } ? One : never

const tested = (fullName: string, state: 'passed' | 'failed' | 'skipped', flaky = false) =>
  ({
    fullName,
    result: () => ({ state, errors: flaky ? [{ message: 'no game came up' }] : [] }),
    diagnostic: () => ({ flaky }),
  }) as unknown as Tested

/** A file of tests, in which so much went wrong outside of them. */
const told = (tests: readonly Tested[], broken = 0, brokenSuites = 0): Told => ({
  relativeModuleId: 'web/e2e/table.test.ts',
  errors: () => Array(broken).fill({ message: 'broken' }),
  children: { allTests: () => tests, allSuites: () => [{ errors: () => Array(brokenSuites).fill({}) }] },
})

test('the last line counts what passed and what failed', () => {
  const tests = [tested('one', 'passed'), tested('two', 'passed'), tested('three', 'failed')]
  expect(tallyOf([told(tests), told([tested('four', 'passed')])], [])).toEqual(['3 passed, 1 failed'])
})

test('what was skipped is counted only if something was', () => {
  expect(tallyOf([told([tested('one', 'skipped')])], [])).toEqual(['0 passed, 0 failed, 1 skipped'])
})

test('what breaks outside of tests has failed', () => {
  expect(tallyOf([told([], 1, 1), told([], 2)], ['an error of nobody'])).toEqual(['0 passed, 4 failed'])
})

test('tests that passed on the second go only are named before the last line, each with its reason', () => {
  const tests = [tested('at once', 'passed'), tested('a game is played', 'passed', true)]
  expect(tallyOf([told(tests)], [])).toEqual([
    'Passed on the second go only:',
    '  web/e2e/table.test.ts > a game is played: no game came up',
    '2 passed, 0 failed',
  ])
})
