import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Observation } from '../play/bot.ts'
import type { Plan } from '../play/search/guide.ts'
import { runFullSearch } from '../play/search/loop.ts'
import type { Branch, Node } from '../play/search/node.ts'
import type { Coach } from './coach.ts'
import { coachSearch } from './coach-search.ts'
import { comparePlansInRounds, type PlanChances } from './comparison.ts'
import { explain } from './explanation.ts'
import type { CoachReason } from './reason.ts'

/** Something good to do. */
export interface Advice {
  /** The whole plan, move by move, as records write them. */
  readonly moves: readonly string[]
  /** Up to three, the weightiest first; none where none explains why this plan and not another. */
  readonly reasons: readonly CoachReason[]
}

const MOST_ADVICE = 3

/** Of all simulations of the search as many again are spent on plans that are tried alike, in these parts for each. */
const ROUNDS = [
  { most: 8, part: 0.12 },
  { most: 5, part: 0.15 },
  { most: MOST_ADVICE, part: 0.6 },
] as const

/**
 * Up to three good and different plans for the player to move, found from nothing but what he may know. They are not
 * ranked: they come in the order in which the table lists what can be done.
 */
export function advise(
  coach: Coach,
  observation: Observation,
  simulations: number = coach.rules.simulations,
): readonly Advice[] {
  const guess = observation.guess()
  const search = coachSearch(coach, guess, simulations)
  const root = runFullSearch(search, observation, { simulations })
  const plans = different(coach, guess, byVisits(root))
  // A search may have met a good plan only once or twice: it is seen when all are tried alike.
  const ranked = comparePlansInRounds(
    search,
    observation,
    plans.map(({ moves }) => moves),
    ROUNDS.map(({ most, part }) => ({ most, simulationsEach: Math.ceil(part * simulations) })),
  )
  const worthOf = ({ moves }: PlanChances): number => plans.find(plan => plan.moves === moves)!.worth
  const good = goodAmong(ranked, observation.seat, worthOf, search.guide.temperature)
  // Where only one plan is good, it is told why it is better than the next one.
  const against = good.length > 1 ? good : ranked.slice(0, 2)
  return good.toSorted(asListed).map(plan =>
    adviceFor(
      coach,
      guess,
      plan,
      against.filter(other => other !== plan),
    ),
  )
}

/** A plan with what speaks for it and not for the others. */
export const adviceFor = (coach: Coach, guess: Dice, plan: PlanChances, others: readonly PlanChances[]): Advice => ({
  moves: plan.moves.map(move => coach.game.write(move)),
  reasons: explain(coach, guess, plan, others),
})

/** Of equals the first. */
const byVisits = ({ branches }: Node): Branch[] => (branches ?? []).toSorted((a, b) => b.visits - a.visits)

/** It is good if it brings nearly as much when all are tried alike. By ten times as many simulations it may still lose a little more. */
const NEAR = 0.006
/** Where the game is all but decided points still count: this many times the temperature. */
const FEW = 2

/** Of plans in the order of what they bring. */
function goodAmong(
  ranked: readonly PlanChances[],
  seat: Seat,
  worthOf: (plan: PlanChances) => number,
  temperature: number,
): readonly PlanChances[] {
  const [best] = ranked
  if (best === undefined) return []
  return ranked.filter(
    plan => plan.shares[seat]! >= best.shares[seat]! - NEAR && worthOf(plan) >= worthOf(best) - FEW * temperature,
  )
}

/** Those that do something different at heart. */
function different({ game, rules }: Coach, guess: Dice, branches: readonly Branch[]): Plan[] {
  const found: { readonly plan: Plan; readonly signature: readonly string[] }[] = []
  for (const { plan } of branches) {
    const signature = rules.signature(game, guess, plan.moves)
    if (!found.some(other => isAlike(signature, other.signature))) found.push({ plan, signature })
  }
  return found.map(({ plan }) => plan)
}

/** Is half of the smaller one in the other, too? */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length
  const left = [...other]
  let shared = 0
  for (const thing of one) {
    const place = left.indexOf(thing)
    if (place < 0) continue
    left.splice(place, 1)
    shared++
  }
  return 2 * shared >= Math.min(one.length, other.length)
}

/** Moves are numbered as the table lists them. */
function asListed({ moves: one }: PlanChances, { moves: other }: PlanChances): number {
  const place = one.findIndex((move, i) => move !== other[i])
  return (one[place] ?? 0) - (other[place] ?? 0)
}
