import type { Letter } from '@roundhouse/first-class/base/cards/card'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { describe, expect, test } from 'vitest'
import { contractsWorth } from './contract-worth.ts'
import { outlooks } from './outlook.ts'
import { pricesOf } from './prices.ts'
import { WEIGHTS } from './weights.ts'

const PHASES = 1

/** What seat 1 can hope for from its contracts with this many turns and one scoring phase to come. */
function worthOf(modules: readonly [Letter, Letter], board: string, turns = 5): number {
  const rules = rulesFor(2, modules)
  const state = readPosition(rules, `round 6\nturn 1\nseat 1\n${board}`)
  const outlook = outlooks(WEIGHTS)[PHASES]![turns]!
  const prices = [0, 1, 2, 3].map(phases => pricesOf(WEIGHTS, phases, 10))
  return contractsWorth({ rules, outlook, prices, now: prices[PHASES]! }, state, 0)
}

/** The contract, and boards that come nearer to it step by step; the last one meets it. */
const ways: [string, readonly [Letter, Letter], string, string[]][] = [
  [
    'cars over both trains',
    ['A', 'B'],
    'A1-5',
    ['upper 0', 'upper 1', 'upper 2', 'upper 2\nlower 1', 'upper 2\nlower 2'],
  ],
  [
    'cars that are missing',
    ['A', 'B'],
    'A1-4',
    ['upper 0', 'upper 0 0 0', 'upper 0 0 0\nlower 0 0', 'upper 0 0 0\nlower 0 0 0'],
  ],
  ['cars in each train', ['A', 'B'], 'A1-2', ['upper 0', 'upper 1 1', 'upper 1 1\nlower 1', 'upper 1 1\nlower 1 1']],
  ['a run', ['A', 'B'], 'A2-1', ['upper 0', 'upper 4', 'upper 4 1', 'upper 4 2 0', 'upper 4 2 1']],
  ['a run in the other train', ['A', 'B'], 'A2-1', ['lower 1 1 0', 'lower 4 2 0', 'lower 4 2 1']],
  [
    'mail cars',
    ['A', 'B'],
    'A2-3',
    ['upper 0 0', 'upper 0 0 0 0 0 M1', 'upper 0 0 0 0 0 M1\nlower 0 0 0 0', 'upper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M2'],
  ],
  [
    'mail cars reached',
    ['A', 'B'],
    'A3-2',
    ['upper 0', 'upper 0 0^', 'upper 0 0 0 0 0 M1^\nlower 0 0 0 0 0^ M2', 'upper 0 0 0 0 0 M1^\nlower 0 0 0 0 0 M2^'],
  ],
  ['celebrities or postcards', ['A', 'B'], 'B1-3', ['upper 0', 'upper 0{B1-1}', 'upper 0{B1-1}\nlower 0{B2-1}']],
  ['a celebrity and a postcard', ['A', 'B'], 'B1-3', ['route X1-13', 'route X1-13*', 'route X1-13*\nlower 0{B2-1}']],
  [
    'a conductor on a tile',
    ['A', 'B'],
    'B3-3',
    ['upper 0 0 0', 'upper 0 0 0 0 0 M1 0 0 0^ L5', 'upper 0 0 0 0 0 M1 0 0 0 L5^'],
  ],
  ['a tile', ['A', 'B'], 'B3-4', ['upper 0 0 0', 'upper 0 0 0 0 0 M1 0 0', 'upper 0 0 0 0 0 M1 0 0 0 L5']],
  ['a card that suspects oneself', ['A', 'C'], 'C1-6', ['taken C1-6', 'taken C1-6 C1-1']],
  ['a card that suspects the others', ['A', 'C'], 'C2-6', ['taken C2-6', 'taken C2-6 C1-3']],
  [
    'cards that destroy evidence',
    ['A', 'C'],
    'C3-5',
    ['taken C3-5', 'taken C3-5 C1-5\ndestroy 1', 'taken C3-5 C1-5 C2-5\ndestroy 2'],
  ],
  ['guests of one kind', ['A', 'D'], 'D1-6', ['upper 0', 'upper 0{D1-2}', 'upper 0{D1-2} 0{D1-3}']],
  ['luggage', ['A', 'D'], 'D1-6', ['lower 0', 'lower 0{D1-2}', 'lower 0{D1-2} 0{D1-3}']],
]

describe('a contract is worth more', () => {
  test.each(ways)('the nearer its condition is: %s', (_, modules, contract, boards) => {
    const worths = boards.map(board => worthOf(modules, `contracts ${contract}\n${board}`))
    expect(worths).toEqual([...worths].sort((a, b) => a - b))
    expect(new Set(worths).size).toBe(boards.length)
  })

  test.each(ways)('with one turn more, unless it is met: %s', (_, modules, contract, boards) => {
    const worth = (board: string, turns: number) => worthOf(modules, `contracts ${contract}\n${board}`, turns)
    expect(worth(boards[0]!, 3)).toBeGreaterThan(worth(boards[0]!, 2))
    expect(worth(boards.at(-1)!, 3)).toBe(worth(boards.at(-1)!, 2))
  })
})

test('two guests of different kinds do not help each other (FC-D.7)', () => {
  const worth = (board: string) => worthOf(['A', 'D'], `contracts D1-6\n${board}`)
  expect(worth('upper 0{D1-2}\nlower 0{D1-3}')).toBe(worth('upper 0{D1-2}'))
})

test('with no turn left only a contract that is met is worth anything', () => {
  expect(worthOf(['A', 'B'], 'contracts A1-5\nupper 2\nlower 1', 0)).toBe(0)
  expect(worthOf(['A', 'B'], 'contracts A1-5\nupper 2\nlower 2', 0)).toBeGreaterThan(0)
})

test('one that pays for each contract counts those fulfilled and those to come (FC-A.2)', () => {
  const worth = (board: string) => worthOf(['A', 'B'], board)
  const alone = worth('contracts A3-7')
  expect(worth('contracts A3-7\nfulfilled 2\ntaken A3-7 A1-1 A1-2')).toBeCloseTo(3 * alone, 10)
  const other = worth('contracts A1-5\nupper 2\nlower 2')
  expect(worth('contracts A3-7 A1-5\nupper 2\nlower 2')).toBeCloseTo(2 * alone + other, 10)
})

test('without contracts there is nothing to hope for', () => {
  expect(worthOf(['A', 'B'], 'points 3')).toBe(0)
})
