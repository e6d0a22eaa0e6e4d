import type { Dice, Seed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Coach } from '../coach/coach.ts'
import { coachSearch, meanValue } from '../coach/coach-search.ts'
import { positionAfter } from '../coach/decision.ts'
import { observationOf } from '../play/bot.ts'
import { runFullSearch } from '../play/search/loop.ts'

/** A plan, and which part of the win it brought to the one who decides, on average. */
export interface PlanValue {
  readonly moves: readonly Move[]
  readonly value: number
}

/** How thoroughly each plan is searched, and the seed of the guesses it is searched in. */
export interface Effort {
  readonly simulations: number
  readonly seed: Seed
}

/**
 * Searches what comes of a plan, and of no other. Every plan has the same effort, and with the same seed the same guesses
 * at what is hidden: so plans can be compared that a search for the best one would soon leave aside.
 */
export function valueOfPlan(coach: Coach, state: Dice, moves: readonly Move[], { simulations, seed }: Effort): number {
  const { game } = coach
  const observation = observationOf(game, state, game.toMove(state)!, { seed, rolled: 0 })
  const search = coachSearch(coach, state, simulations)
  const guide = {
    ...search.guide,
    plans: (at: Dice, depth: number) => (depth === 0 ? [{ moves, worth: 0 }] : search.guide.plans(at, depth)),
  }
  return meanValue(runFullSearch({ ...search, guide }, observation, { simulations }).branches![0]!)
}

/** What an expert would think of; several orders of the same result are one plan. */
export function plansAt(coach: Coach, state: Dice): readonly (readonly Move[])[] {
  const { game, knowledge } = coach
  const known = coachSearch(coach, state, knowledge.settings.expert.simulations).guide.plans(game.copy(state), 0)
  const byResult = new Map<string | null, readonly Move[]>()
  for (const { moves } of known) {
    const result = positionAfter(game, state, moves)
    if (!byResult.has(result)) byResult.set(result, moves)
  }
  return [...byResult.values()]
}

/** Searches each of these plans, and puts the best first. */
export const tryPlans = (
  coach: Coach,
  state: Dice,
  plans: readonly (readonly Move[])[],
  effort: Effort,
): readonly PlanValue[] =>
  plans.map(moves => ({ moves, value: valueOfPlan(coach, state, moves, effort) })).sort((a, b) => b.value - a.value)

/** By how much the best plan is ahead of the next. */
export const marginOf = ([best, next]: readonly PlanValue[]): number =>
  best === undefined || next === undefined ? 0 : best.value - next.value
