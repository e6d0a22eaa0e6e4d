import { readSeed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { newGame } from './definition.ts'
import { examination, tablesOf } from './testing/examination.ts'
import { open } from './testing/found.ts'
import { disagreement, isRule } from './testing/reasons.ts'

test('First Train to Nuremberg obeys every law, in a game on each map with 2, 3 and 4 players', () => {
  const { games, moves, takenBack } = examination({ games: 9, seed: readSeed('b1')!, every: 40 })
  expect(games).toBe(9)
  expect(moves).toBeGreaterThan(1000)
  expect(takenBack).toBeGreaterThan(300)
})

describe('the examination itself', () => {
  const game = open(newGame(2, 'nuremberg'))
  const begun = game.begin(readSeed('1')!)

  test('every table there is has its games', () => {
    const written = tablesOf({}).map(({ map, players, rules2009 }) => `${map} ${players}${rules2009 ? ' 2009' : ''}`)
    expect(written).toEqual([
      ...['nuremberg 2', 'nuremberg 3', 'nuremberg 4'],
      ...['wensleydale 2', 'wensleydale 3', 'wensleydale 4'],
      ...['wensleydale 2 2009', 'wensleydale 3 2009', 'wensleydale 4 2009'],
    ])
    expect(tablesOf({ players: [3], maps: ['wensleydale'], rules2009: true })).toEqual([
      newGame(3, 'wensleydale', true),
    ])
    expect(tablesOf({ players: [3], rules2009: false })).toEqual([newGame(3, 'nuremberg'), newGame(3, 'wensleydale')])
  })

  test('the same seed is the same examination', () => {
    const options = { games: 1, players: [2], maps: ['nuremberg'] as const, every: 50 }
    const once = examination(options)
    expect(examination(options)).toEqual(once)
    expect(examination({ ...options, seed: readSeed('2')! })).not.toEqual(once)
  })

  test('every move there can be is asked for', () => {
    expect(disagreement(game, begun)).toBeNull()
    const more = { ...game, moves: () => [...game.moves(begun), game.read('finish')!] }
    expect(disagreement(more, begun)).toBe('finish, is not legal but in the list')
  })

  test('knows the numbers of the rules', () => {
    const rules = (chapter: number): number =>
      Array.from({ length: 20 }, (_, n) => `NB-${chapter}.${n}`).filter(isRule).length
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(rules)).toEqual([6, 2, 4, 2, 10, 7, 4, 5, 3, 2, 0])
    expect(['NB-1.0', 'NB-0.1', 'FC-1.1', 'NB-1', 'XNB-1.1', 'NB-1.1a'].filter(isRule)).toEqual([])
  })
})
