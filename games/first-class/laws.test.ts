import { readFileSync } from 'node:fs'
import { readSeed } from '@roundhouse/kernel/dice'
import { examineDefinition } from '@roundhouse/kernel/laws'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstClass, MODULE_PAIRS, newGame } from './definition.ts'
import type { FirstClass } from './game.ts'
import { anyDecks } from './testing/any-decks.ts'
import { type ExaminationSummary, examination, refereed } from './testing/examination.ts'
import { openGame } from './testing/found.ts'
import { anyTemper, productive } from './testing/productive.ts'
import { disagreement, isRule } from './testing/reasons.ts'

/** Each pair with each number of players: productively, at random and curiously. */
const GAMES = 3 * 3 * MODULE_PAIRS.length

describe('First Class obeys every law, in games of all pairs of modules with 2, 3 and 4 players', () => {
  let summary: ExaminationSummary
  const progress: number[] = []
  beforeAll(() => {
    summary = examination({
      games: GAMES,
      seed: readSeed('fc')!,
      every: 24,
      onProgress: ({ games }) => progress.push(games),
    })
  })

  test('in every one of them', () => {
    expect(summary.games).toBe(GAMES)
    expect(progress).toEqual(Array.from({ length: GAMES }, (_, n) => n + 1))
  })

  test('with moves that can be taken back, secrets that can be guessed and reasons to be asked for', () => {
    expect(summary.moves).toBeGreaterThan(15_000)
    expect(summary.takenBack).toBeGreaterThan(5000)
    expect(summary.redealt).toBeGreaterThan(1500)
    expect(summary.asked).toBeGreaterThan(1000)
  })

  test.each([
    'tile 5 laid',
    'Constantinople 20',
    'a 12-car',
    'all spaces for coins are full',
    'room is made for a frame',
    'several board together',
    'a factory covered',
    'a mechanic works in both trains at once',
    'a mail car is due out of turn',
    'both trains are full',
  ])('and late enough to see: %s', sight => {
    expect(summary.seen).toContain(sight)
    expect(summary.unseen).not.toContain(sight)
  })
})

test.each(MODULE_PAIRS.map((pair, n) => [pair.join(''), pair, n] as const))(
  'the laws hold with the wildest decks an owner can enter, too: %s',
  (_name, pair, n) => {
    const dice = { seed: [0, 0, 7, n] as const, rolled: 0 }
    const options = newGame(2 + (n % 3), pair, anyDecks(dice, pair))
    const game = firstClass.open(options) as FirstClass
    const box = { ...firstClass, open: () => refereed(game) }
    const choose = productive(
      game,
      Array.from({ length: game.seats }, () => anyTemper(dice)),
    )
    const findings = examineDefinition(box, options, { games: 1, seed: dice.seed, every: 30, choose })
    expect(findings.moves).toBeGreaterThan(100)
  },
)

describe('the examination itself', () => {
  const game = openGame(2, ['A', 'B'])
  const begun = game.begin(readSeed('1')!)

  test('the same seed is the same examination', () => {
    const options = { games: 2, players: [2], pairs: [['A', 'B']] as const, every: 50 }
    const once = examination(options)
    expect(examination(options)).toEqual(once)
    expect(examination({ ...options, seed: readSeed('2')! })).not.toEqual(once)
  })

  test('notices a move that is missing in the list, and one that is too many', () => {
    expect(disagreement(game, begun)).toBeNull()
    const missing = { ...game, moves: () => game.moves(begun).slice(1) }
    expect(disagreement(missing, begun)).toMatch(/^keep <Game End card>, number \d+, is legal but not in the list$/)
    const more = { ...game, moves: () => [...game.moves(begun), game.read('done')!] }
    expect(disagreement(more, begun)).toBe('done, number 0, is not legal but in the list')
    const unknown = { ...game, moves: () => [...game.moves(begun), 50_000], write: String }
    expect(disagreement(unknown, begun)).toBe('50000 cannot be asked for')
  })

  test('knows the numbers of the rules', () => {
    const rulebook = readFileSync(new URL('../../docs/rules/first-class.md', import.meta.url), 'utf8')
    const written = [...rulebook.matchAll(/^- (FC-(?!0\.)[\w.]+) /gm)].map(([, id]) => id!)
    const chapters = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', ...'ABCDEF']
    const known = chapters.flatMap(chapter =>
      Array.from({ length: 20 }, (_, n) => `FC-${chapter}.${n + 1}`).filter(isRule),
    )
    expect(known.sort()).toEqual(written.sort())
    expect(['FC-1.0', 'FC-0.1', 'FC-G.1', 'FC-1', 'XFC-1.1', 'FC-1.1a'].filter(isRule)).toEqual([])
  })
})
