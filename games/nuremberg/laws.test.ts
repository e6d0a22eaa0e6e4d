import { readSeed } from '@roundhouse/kernel/dice'
import { examineDefinition } from '@roundhouse/kernel/laws'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { beforeAll, describe, expect, test } from 'vitest'
import { newGame, nuremberg } from './definition.ts'
import { anyMap } from './testing/any-map.ts'
import { type ExaminationSummary, examination, refereed, tablesOf } from './testing/examination.ts'
import { open } from './testing/found.ts'
import { anyTemper, productive } from './testing/productive.ts'
import { disagreement, isRule } from './testing/reasons.ts'

/** Each map with each number of players, Wensleydale also with the rules of 2009: productively, at random and curiously. */
const GAMES = 3 * 9

describe('First Train to Nuremberg obeys every law, in games on both maps with 2, 3 and 4 players', () => {
  let summary: ExaminationSummary
  const progress: number[] = []
  beforeAll(() => {
    summary = examination({
      games: GAMES,
      seed: readSeed('b0')!,
      every: 25,
      onProgress: ({ games }) => progress.push(games),
    })
  })

  test('in every one of them', () => {
    expect(summary.games).toBe(GAMES)
    expect(progress).toEqual(Array.from({ length: GAMES }, (_, n) => n + 1))
  })

  test('with moves that can be taken back, dice to be guessed and reasons to be asked for', () => {
    expect(summary.moves).toBeGreaterThan(4000)
    expect(summary.takenBack).toBeGreaterThan(1000)
    expect(summary.asked).toBeGreaterThan(150)
  })

  test('with nothing hidden but the dice (NB-1.1)', () => {
    expect(summary.redealt).toBe(0)
  })

  test.each([
    'scored for chain',
    'a line sold to red',
    'a line sold to green',
    'a choice of influence for track',
    'a choice of payment for a train',
    'all pieces on the map',
    'three trains',
    'a full train',
    'scored for sets',
  ])('and late enough to see: %s', sight => {
    expect(summary.seen).toContain(sight)
    expect(summary.unseen).not.toContain(sight)
  })
})

test.each(Array.from({ length: 8 }, (_, n) => n))(
  'the laws hold on the wildest maps an owner can draw, too: map %i',
  n => {
    const dice = { seed: [0, 0, 7, n] as const, rolled: 0 }
    const options = { ...newGame(2 + (n % 3), 'nuremberg'), own: anyMap(dice) }
    const game = open(options)
    const box = { ...nuremberg, open: () => refereed(game) }
    const tempers = forEachSeat(game, () => anyTemper(dice))
    const choose = productive(game, tempers)
    const findings = examineDefinition(box, options, { games: 2, seed: dice.seed, every: 30, choose })
    expect(findings.moves).toBeGreaterThan(100)
  },
)

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
