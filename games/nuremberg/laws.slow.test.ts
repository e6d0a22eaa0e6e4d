import { readSeed } from '@roundhouse/kernel/dice'
import { examineDefinition } from '@roundhouse/kernel/laws'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { beforeAll, describe, expect, test } from 'vitest'
import { newGame, nuremberg } from './definition.ts'
import { anyMap } from './testing/any-map.ts'
import { type ExaminationSummary, examination, refereed } from './testing/examination.ts'
import { open } from './testing/found.ts'
import { anyTemper, productive } from './testing/productive.ts'

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
