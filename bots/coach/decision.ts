import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { observationOf } from '../play/bot.ts'
import type { Plan } from '../play/search/guide.ts'
import { runFullSearch } from '../play/search/loop.ts'
import type { Branch } from '../play/search/node.ts'
import type { Coach } from './coach.ts'
import type { Decision } from './course.ts'
import { expertSearch, meanValue } from './expert.ts'

/** What a decision gave away, and what would have been better, as far as the seat could know. */
export interface Verdict {
  /** A part of the win; 0: nothing better was found. */
  readonly lost: number
  /** `null`: nothing else was thought of. */
  readonly better: readonly Move[] | null
  /** A position that the seat could believe in, where it was found. */
  readonly guess: Dice
}

/** Was there anything to decide? */
export const isFree = (game: Game, { state }: Decision): boolean => game.moves(state).length > 1

/** Tries what was played against everything an expert would think of. */
export const judge = (coach: Coach, decision: Decision, simulations: number, seed: Seed): Verdict =>
  verdictOf(tryOut(coach, decision, simulations, seed))

/** This many plans are searched once more. */
const FINALISTS = 3

/** Tries it once more against the few plans that did best: the best of many is often only the one that had luck. */
export function judgeAgain(coach: Coach, decision: Decision, simulations: number, seed: Seed): Verdict {
  const first = tryOut(coach, decision, simulations, fork(seed, 0))
  const finalists = others(first)
    .slice(0, FINALISTS)
    .map(({ plan }) => ({ moves: plan.moves, worth: 0 }))
  return { ...verdictOf(tryOut(coach, decision, simulations, fork(seed, 1), finalists)), guess: first.guess }
}

/** What came of all plans, that which was played among them. */
interface Trial {
  readonly branches: readonly Branch[]
  readonly played: Plan
  readonly guess: Dice
}

function tryOut(
  coach: Coach,
  { state, seat, moves }: Decision,
  simulations: number,
  seed: Seed,
  only?: readonly Plan[],
): Trial {
  const { game } = coach
  const observation = observationOf(game, state, seat, { seed, rolled: 0 })
  const guess = observation.guess()
  const search = expertSearch(coach, guess, simulations)
  const known = only ?? search.guide.plans(game.copy(guess), 0)
  const same = known.find(plan => positionAfter(game, guess, plan.moves) === positionAfter(game, guess, moves))
  const played = same ?? { moves, worth: Math.max(0, ...known.map(({ worth }) => worth)) }
  const plans = same === undefined ? [...known, played] : known
  const guide = {
    ...search.guide,
    plans: (at: Dice, depth: number) => (depth === 0 ? plans : search.guide.plans(at, depth)),
  }
  const { branches } = runFullSearch({ ...search, guide }, observation, { simulations })
  return { branches: branches!, played, guess }
}

/** Plans that lead to the same position are the same; `null`: it cannot be played. */
export function positionAfter(game: Game, guess: Dice, moves: readonly Move[]): string | null {
  const state = game.copy(guess)
  for (const move of moves) {
    if (!game.moves(state).includes(move)) return null
    game.play(state, move)
  }
  return JSON.stringify(state)
}

/** All but what was played, the most visited first. */
const others = ({ branches, played }: Trial): Branch[] =>
  branches.filter(({ plan }) => plan !== played).sort((a, b) => b.visits - a.visits)

function verdictOf(trial: Trial): Verdict {
  const { branches, played, guess } = trial
  const was = branches.find(({ plan }) => plan === played)!
  const best = others(trial)[0]
  if (best === undefined || was.visits === 0) return { lost: 0, better: null, guess }
  return { lost: Math.max(0, meanValue(best) - meanValue(was)), better: best.plan.moves, guess }
}
