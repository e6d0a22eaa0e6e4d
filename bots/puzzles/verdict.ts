import type { Seed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Advice } from '../coach/advice.ts'
import { positionAfter } from '../coach/decision.ts'
import { describePlan } from '../coach/explanation.ts'
import type { Puzzle } from './puzzle.ts'
import type { OpenPuzzle } from './rules.ts'
import { valueOfPlan } from './trial.ts'

/** A turn, what speaks for it, and what can be expected of it. */
export interface JudgedTurn extends Advice {
  /** A part of the win. */
  readonly value: number
  /** How much less that is than what the best turn brings. */
  readonly lost: number
}

/** As good as the best turn, nearly so, or clearly worse. */
type Rank = 'best' | 'good' | 'worse'

export interface PuzzleVerdict {
  readonly rank: Rank
  readonly played: JudgedTurn
  readonly best: JudgedTurn
  /** What else could be thought of, the better ones first; neither the best turn nor the one that was played. */
  readonly others: readonly JudgedTurn[]
}

/** Up to here a turn is as good as the best one, and up to there nearly so. */
const AS_GOOD = 0.01
const NEARLY_AS_GOOD = 0.1
const MOST_OTHERS = 3

/** A turn that nobody thought of is searched with this many simulations, always in the same guesses. */
const SIMULATIONS = 150
const SEED: Seed = [0, 0, 0, 1]

/** How good a turn is, against the best one. */
export function verdictOn(open: OpenPuzzle, puzzle: Puzzle, played: readonly string[]): PuzzleVerdict {
  const { coach, state } = open
  const read = (texts: readonly string[]): Move[] => texts.map(text => coach.game.read(text)!)
  const resultOf = (texts: readonly string[]) => positionAfter(coach.game, state, read(texts))
  const best = inPercents(puzzle.plans[0]!.value)
  // Turns lie side by side, each with all it brings: what differs is seen, also what others have more.
  const judged = (moves: readonly string[], expected: number): JudgedTurn => {
    const value = inPercents(expected)
    return {
      moves,
      reasons: describePlan(coach, state, read(moves)),
      value,
      lost: inPercents(Math.max(0, best - value)),
    }
  }
  const result = resultOf(played)
  const known = puzzle.plans.find(({ moves }) => resultOf(moves) === result)
  const turn = judged(played, known?.value ?? best - searchedLoss(open, read(puzzle.plans[0]!.moves), read(played)))
  return {
    rank: turn.lost <= AS_GOOD ? 'best' : turn.lost <= NEARLY_AS_GOOD ? 'good' : 'worse',
    played: turn,
    best: judged(puzzle.plans[0]!.moves, best),
    others: puzzle.plans
      .slice(1)
      .filter(plan => plan !== known)
      .slice(0, MOST_OTHERS)
      .map(({ moves, value }) => judged(moves, value)),
  }
}

/** Whole percents, so that what is told adds up. */
const inPercents = (value: number): number => Math.round(100 * value) / 100

/** What a turn loses against the best one, both searched alike; what seems better still is as good. */
function searchedLoss({ coach, state }: OpenPuzzle, best: readonly Move[], played: readonly Move[]): number {
  const effort = { simulations: SIMULATIONS, seed: SEED }
  return Math.max(0, valueOfPlan(coach, state, best, effort) - valueOfPlan(coach, state, played, effort))
}
