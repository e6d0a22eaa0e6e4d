import { describe, expect, test } from 'vitest'
import { readCondition } from '../../base/cards/condition.ts'
import { rulesFor } from '../../rules.ts'
import { at, texts, why } from '../../testing/positions.ts'
import { contracts } from './index.ts'

const rules = rulesFor(2, ['A', 'B'])

/** Can seat 1 with this board fulfil the contract? The list of moves and the reason must agree. */
function isMet(contract: string, board: string): boolean {
  const scene = at(rules, `seat 1\ncontracts ${contract}\n${board}`)
  const isListed = texts(scene).includes(`fulfil ${contract}`)
  expect(why(scene, `fulfil ${contract}`)).toBe(
    isListed ? 'legal' : `FC-10.1 condition-not-met (card ${contract}); first: meet-condition`,
  )
  return isListed
}

describe('FC-A.1 n cars of at least v', () => {
  test('FC-A.1 rulebook example: 6 cars of 2 are upper 2, 2 and lower 4, 4, 2, 2', () => {
    expect(isMet('A3-1', 'upper 2 2\nlower 4 4 2 2')).toBe(true)
  })

  test('FC-A.1 they are counted over both trains, wherever they are', () => {
    expect(isMet('A3-1', 'upper 0\nlower 2 2 2 2 2 M1 2')).toBe(true)
    expect(isMet('A3-1', 'upper 2 2 2 2 2 M1 2\nlower 1')).toBe(true)
    expect(isMet('A3-1', 'upper 2 2 2 1 1 M1\nlower 4 4 1')).toBe(false)
  })

  test('FC-A.1 one car too few, or one worth too little, is not enough', () => {
    expect(isMet('A1-1', 'upper 1 1 0\nlower 1 1')).toBe(true)
    expect(isMet('A1-1', 'upper 1 1 0\nlower 1 0')).toBe(false)
    expect(isMet('A1-4', 'upper 0 0 0\nlower 0 0')).toBe(false)
    expect(isMet('A1-4', 'upper 0 0 0\nlower 0 0 0')).toBe(true)
  })

  test('FC-A.1 a mail car and a locomotive tile are no cars', () => {
    expect(isMet('A3-6', 'upper 1 1 1 1 1 M1 1\nlower 0')).toBe(false)
    expect(isMet('A3-6', 'upper 1 1 1 1 1 M1 1 0 0 L5\nlower 0')).toBe(false)
    expect(isMet('A3-6', 'upper 1 1 1 1 1 M1 1\nlower 1')).toBe(true)
  })
})

describe('FC-A.1 a run', () => {
  test('FC-A.1 4, 2, 1 are neighbours in this order in one train, upper or lower', () => {
    expect(isMet('A2-1', 'upper 4 2 1')).toBe(true)
    expect(isMet('A2-1', 'lower 4 2 1 0')).toBe(true)
  })

  test('FC-A.1 each car of it is at least the value shown', () => {
    expect(isMet('A2-1', 'upper 12 7 4')).toBe(true)
    expect(isMet('A2-1', 'upper 4 4 4')).toBe(true)
    expect(isMet('A2-1', 'upper 2 2 1')).toBe(false)
    expect(isMet('A2-1', 'upper 4 1 1')).toBe(false)
    expect(isMet('A2-1', 'upper 4 2 0')).toBe(false)
    expect(isMet('A2-1', 'upper 4 2')).toBe(false)
  })

  test('FC-A.1 two trains do not make one run', () => {
    expect(isMet('A2-1', 'upper 4 2\nlower 4 1 1')).toBe(false)
  })
})

describe('FC-A.1 n neighbouring cars of at least v in each train', () => {
  test('FC-A.1 2 cars of 1 in each train are the first two of both', () => {
    expect(isMet('A1-2', 'upper 1 1\nlower 1 1')).toBe(true)
    expect(isMet('A1-2', 'upper 7 2 0\nlower 12 4')).toBe(true)
  })

  test('FC-A.1 more of them in one train do not help the other', () => {
    expect(isMet('A1-2', 'upper 1 1 1 1\nlower 1 0')).toBe(false)
    expect(isMet('A1-2', 'upper 1\nlower 1 1 1 1')).toBe(false)
  })
})

describe('FC-A.1 mail cars', () => {
  const FIVE = '0 0 0 0 0'

  test('FC-A.1 a mail car in both trains, reached or not', () => {
    expect(isMet('A2-3', `upper ${FIVE} M1\nlower ${FIVE} M3 0`)).toBe(true)
    expect(isMet('A2-3', `upper ${FIVE} M1\nlower 0 0 0 0`)).toBe(false)
    expect(isMet('A2-3', `lower ${FIVE} M1`)).toBe(false)
  })

  test('FC-A.1 both mail cars reached: each conductor stands on it or to its right', () => {
    expect(isMet('A3-2', `upper ${FIVE} M1^\nlower ${FIVE} M3 0^`)).toBe(true)
    expect(isMet('A3-2', `upper ${FIVE} M1^\nlower 0 0 0 0 0^ M3 0`)).toBe(false)
    expect(isMet('A3-2', `upper 0 0 0 0 0^ M1\nlower ${FIVE} M3^`)).toBe(false)
    expect(isMet('A3-2', `upper ${FIVE} M1^\nlower 0 0 0 0^`)).toBe(false)
  })
})

describe('FC-A.1 the words of a condition', () => {
  const read = (text: string) => readCondition(contracts.conditions!, text)

  test.each([
    ['1 cars of 0', { rule: 0, numbers: [1, 0] }],
    ['16 cars of 12', { rule: 0, numbers: [16, 5] }],
    ['8 cars of 7 in each train', { rule: 1, numbers: [8, 4] }],
    ['run 4-2-1', { rule: 2, numbers: [3, 2, 1] }],
    ['run 12-12-7-7-4-2-1-0', { rule: 2, numbers: [5, 5, 4, 4, 3, 2, 1, 0] }],
    ['mail cars', { rule: 3, numbers: [] }],
    ['mail cars reached', { rule: 4, numbers: [] }],
    ['always', { rule: 5, numbers: [] }],
  ])('FC-A.1 "%s" is one', (text, condition) => {
    expect(read(text)).toEqual(condition)
  })

  test.each([
    '0 cars of 1',
    '17 cars of 1',
    '2 cars of 3',
    '9 cars of 1 in each train',
    'run 1',
    'run 3-1',
    'run 2-2-2-2-2-2-2-2-2',
    'a mail car',
  ])('FC-A.1 "%s" is none: trains have up to 8 cars, worth 0, 1, 2, 4, 7 or 12', text => {
    expect(read(text)).toBeNull()
  })

  test('FC-A.1 are told to the one who enters a deck', () => {
    expect(contracts).toMatchObject({ letter: 'A', name: 'Contracts' })
    expect(contracts.conditions!.map(({ form }) => form)).toEqual([
      '<n> cars of <value>',
      '<n> cars of <value> in each train',
      'run <value>-<value>-...',
      'mail cars',
      'mail cars reached',
      'always',
    ])
  })
})
