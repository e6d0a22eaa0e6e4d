import { legalMoves } from '@roundhouse/kernel/legal-moves'
import { describe, expect, test } from 'vitest'
import { positionAfter } from '../coach/decision.ts'
import { puzzles as firstClass } from '../first-class/puzzles/index.ts'
import { puzzles as nuremberg } from '../nuremberg/puzzles/index.ts'
import { verdictOn } from './verdict.ts'

describe.each([
  ['first-class', firstClass],
  ['nuremberg', nuremberg],
] as const)('a turn of %s', (_, { rules, file }) => {
  const puzzle = file.puzzles[0]!
  const open = rules.read(puzzle)

  test('that is the answer is best and loses nothing; what speaks for it is told', () => {
    const { rank, played, best, others } = verdictOn(open, puzzle, puzzle.plans[0]!.moves)
    expect(rank).toBe('best')
    expect(played).toEqual(best)
    expect(played.lost).toBe(0)
    expect(best.reasons.length).toBeGreaterThan(0)
    expect(others.map(({ moves }) => moves)).toEqual(puzzle.plans.slice(1, 4).map(({ moves }) => moves))
  })

  test('that is another loses what it was found to lose', () => {
    const last = puzzle.plans.at(-1)!
    const { rank, played, best } = verdictOn(open, puzzle, last.moves)
    expect(rank).not.toBe('best')
    expect(Math.abs(played.lost - (puzzle.plans[0]!.value - last.value))).toBeLessThanOrEqual(0.01)
    expect(played.lost).toBeCloseTo(best.value - played.value)
    expect(best.moves).toEqual(puzzle.plans[0]!.moves)
  })
})

test('a turn that nobody thought of is searched', () => {
  const { rules, file } = nuremberg
  const puzzle = file.puzzles.find(({ themes }) => themes[0] === 'auction')!
  const open = rules.read(puzzle)
  const { game } = open.coach
  const known = puzzle.plans.map(({ moves }) => moves.join())
  const text = legalMoves(game, open.state)
    .map(move => game.write(move))
    .find(each => !known.includes(each))!
  expect(positionAfter(game, open.state, [game.read(text)!])).not.toBeNull()
  const { played, rank } = verdictOn(open, puzzle, [text])
  expect(played.moves).toEqual([text])
  expect(played.lost).toBeGreaterThanOrEqual(0)
  expect(rank === 'best').toBe(played.lost <= 0.01)
})
