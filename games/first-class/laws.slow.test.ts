import { readSeed } from '@roundhouse/kernel/dice'
import { examineDefinition } from '@roundhouse/kernel/laws'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstClass, MODULE_PAIRS, newGame } from './definition.ts'
import type { FirstClass } from './game.ts'
import { anyDecks } from './testing/any-decks.ts'
import { type ExaminationSummary, examination, refereed } from './testing/examination.ts'
import { anyTemper, productive } from './testing/productive.ts'

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
