import { fork } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { coachFor } from '../coach/coach.ts'
import { positionAfter } from '../coach/decision.ts'
import { puzzles as firstClass } from '../first-class/puzzles/index.ts'
import { THEMES as FIRST_CLASS_THEMES } from '../first-class/puzzles/themes.ts'
import { puzzles as nuremberg } from '../nuremberg/puzzles/index.ts'
import { CARGO, THEMES as NUREMBERG_THEMES } from '../nuremberg/puzzles/themes.ts'
import { isFoundBy } from './finder.ts'
import { DIFFICULTIES } from './puzzle.ts'
import { tryPlans } from './trial.ts'
import { isDecided } from './turn.ts'

const ALL = [
  ['first-class', firstClass, Object.values(FIRST_CLASS_THEMES)],
  ['nuremberg', nuremberg, [...Object.values(NUREMBERG_THEMES), ...CARGO]],
] as const

const read = (game: Game, moves: readonly string[]): Move[] => moves.map(text => game.read(text)!)

describe.each(ALL)('the puzzles of %s', (name, { rules, judge, file }, themes) => {
  test('are enough, no two alike, the easiest first', () => {
    expect(file.game).toBe(name)
    expect(file.puzzles.length).toBeGreaterThanOrEqual(60)
    expect(new Set(file.puzzles.map(({ id }) => id)).size).toBe(file.puzzles.length)
    const withoutDice = file.puzzles.map(({ position }) =>
      position.filter(line => !/^(seed|rolled) /.test(line)).join(),
    )
    expect(new Set(withoutDice).size).toBe(file.puzzles.length)
    const difficulties = file.puzzles.map(({ difficulty }) => difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect(new Set(difficulties)).toEqual(new Set(DIFFICULTIES))
  })

  test('are about something, and about many things', () => {
    for (const puzzle of file.puzzles) {
      expect(puzzle.themes.length).toBeGreaterThan(0)
      for (const theme of puzzle.themes) expect(themes).toContain(theme)
    }
    expect(new Set(file.puzzles.map(puzzle => puzzle.themes[0])).size).toBeGreaterThanOrEqual(5)
  })

  test('open; every plan is legal and the answer is a whole turn, clearly ahead of all others', () => {
    for (const puzzle of file.puzzles) {
      const { coach, options, state } = rules.read(puzzle)
      const { game } = coach
      expect(game.complaints(state)).toEqual([])
      expect(rules.write(options, game, state)).toEqual(puzzle.position)
      const results = puzzle.plans.map(({ moves }) => positionAfter(game, state, read(game, moves)))
      expect(results).not.toContain(null)
      expect(new Set(results).size).toBe(puzzle.plans.length)
      expect(isDecided(coach, state, JSON.parse(results[0]!))).toBe(true)
      expect(puzzle.plans.length).toBeGreaterThanOrEqual(4)
      expect(puzzle.plans[0]!.value - puzzle.plans[1]!.value).toBeGreaterThanOrEqual(0.049)
    }
  })

  test('hold out of sight what the solver may not know: dealt again, they look the same', () => {
    for (const puzzle of file.puzzles) {
      const { coach, state } = rules.read(puzzle)
      const { game } = coach
      const seat = game.toMove(state)!
      const other = game.copy(state)
      game.redeal(other, seat, { seed: fork(state.seed, 99), rolled: 0 })
      expect(game.view(other, seat)).toEqual(game.view(state, seat))
    }
  })

  const sample = file.puzzles.filter((_, place) => place % 18 === 4)

  test('are found again by searches with other dice, by the net and without it', () => {
    expect(sample.length).toBeGreaterThanOrEqual(3)
    for (const puzzle of sample) {
      const { coach: second, state } = rules.read(puzzle)
      for (const coach of [coachFor(judge.bots, second.game), second]) {
        const plans = puzzle.plans.slice(0, 3).map(({ moves }) => read(coach.game, moves))
        const [best] = tryPlans(coach, state, plans, { simulations: 120, seed: fork(state.seed, 77) })
        expect(best!.moves, puzzle.id).toBe(plans[0])
      }
    }
  })

  test('are solved by a champion', () => {
    for (const puzzle of sample.slice(0, 2)) {
      const { coach, state } = rules.read(puzzle)
      const best = read(coach.game, puzzle.plans[0]!.moves)
      expect(isFoundBy(judge.bots.bots['champion']!, coach, state, best, fork(state.seed, 77)), puzzle.id).toBe(true)
      const next = read(coach.game, puzzle.plans[1]!.moves)
      expect(isFoundBy(judge.bots.bots['champion']!, coach, state, next, fork(state.seed, 77)), puzzle.id).toBe(false)
    }
  })

  test('were judged by the net that is shipped', () => {
    // Another net may find other turns best: `roundhouse puzzles --from-scratch` makes them anew.
    expect(file.made.net).toBe(judge.net)
    expect(judge.bots.knowledge.netRefusal).toBeUndefined()
  })
})
