import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { observationOf } from '../play/bot.ts'
import type { Plan } from '../play/search/guide.ts'
import { runFullSearch } from '../play/search/loop.ts'
import type { Branch } from '../play/search/node.ts'
import type { Coach } from './coach.ts'
import { coachSearch, meanValue } from './coach-search.ts'
import { comparePlans, type PlanChances } from './comparison.ts'
import type { Decision } from './course.ts'

/** What was played and what would have been better, as far as the seat could know: from the same tries. */
export interface Verdict {
  readonly played: PlanChances
  readonly better: PlanChances
  /** A position that the seat could believe in, where it was found. */
  readonly guess: Dice
}

/** Was there anything to decide? */
export const isFree = (game: Game, { state }: Decision): boolean => game.moves(state).length > 1

/** About which part of the win a decision gave away, against everything an expert would think of; 0: nothing. */
export function lossBy(coach: Coach, decision: Decision, simulations: number, seed: Seed): number {
  const trial = tryOut(coach, decision, simulations, seed)
  const was = trial.branches.find(({ plan }) => plan === trial.played)!
  const best = others(trial)[0]
  return best === undefined || was.visits === 0 ? 0 : Math.max(0, meanValue(best) - meanValue(was))
}

/** This many plans are looked at closely. */
const FINALISTS = 3

/** Compares it with the few plans that did best; `null`: none of them is better. */
export function judge(coach: Coach, decision: Decision, simulations: number, seed: Seed): Verdict | null {
  const { game } = coach
  const { state, seat } = decision
  const first = tryOut(coach, decision, simulations, fork(seed, 0))
  const plans = [
    first.played,
    ...others(first)
      .slice(0, FINALISTS)
      .map(({ plan }) => plan),
  ]
  const observation = observationOf(game, state, seat, { seed: fork(seed, 1), rolled: 0 })
  const search = coachSearch(coach, observation.guess(), simulations)
  const compared = comparePlans(
    search,
    observation,
    plans.map(({ moves }) => moves),
    Math.ceil(simulations / plans.length),
  )
  const played = compared.find(({ moves }) => moves === first.played.moves)
  const [better] = compared.filter(each => each !== played).sort((a, b) => b.shares[seat]! - a.shares[seat]!)
  if (played === undefined || better === undefined || better.shares[seat]! <= played.shares[seat]!) return null
  return { played, better, guess: first.guess }
}

/** What came of all plans, that which was played among them. */
interface Trial {
  readonly branches: readonly Branch[]
  readonly played: Plan
  readonly guess: Dice
}

function tryOut(coach: Coach, { state, seat, moves }: Decision, simulations: number, seed: Seed): Trial {
  const { game } = coach
  const observation = observationOf(game, state, seat, { seed, rolled: 0 })
  const guess = observation.guess()
  const search = coachSearch(coach, guess, simulations)
  const known = search.guide.plans(game.copy(guess), 0)
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
