import type { Dice } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Observation } from '../play/bot.ts'
import { runFullSearch } from '../play/search/loop.ts'
import type { Branch, Node } from '../play/search/node.ts'
import type { Coach } from './coach.ts'
import { coachSearch, meanValue } from './coach-search.ts'
import { comparePlans, type PlanChances } from './comparison.ts'
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
/** This many different plans are looked at closely: some may turn out not to be good. */
const FINALISTS = 5

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
  const promising = promisingIn(root, search.guide.temperature)
  const finalists = different(coach, guess, promising).slice(0, FINALISTS)
  // Where only one plan may be good, it is told why it is better than the next one.
  const rivals = finalists.length > 1 ? [] : different(coach, guess, [...promising, ...byVisits(root)]).slice(1, 2)
  const compared = comparePlans(search, observation, [...finalists, ...rivals], Math.ceil(simulations / 2))
  const ranked = compared.toSorted((a, b) => b.shares[observation.seat]! - a.shares[observation.seat]!)
  const good = goodAmong(
    ranked.filter(({ moves }) => finalists.includes(moves)),
    observation.seat,
  ).slice(0, MOST_ADVICE)
  const against = good.length > 1 ? good : [...good, ...ranked.filter(plan => !good.includes(plan))].slice(0, 2)
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

/** A plan may be good if it brings about as much of the win as the best one, and was visited often enough to say so. */
const PROMISING = 0.06
const OFTEN = 0.01
/** Where the game is all but decided points still count: this many times the temperature. */
const FEW = 2

function promisingIn(root: Node, temperature: number): Branch[] {
  const branches = byVisits(root)
  const [best] = branches
  if (best === undefined) return []
  const isPromising = (branch: Branch): boolean =>
    branch.visits >= OFTEN * best.visits &&
    meanValue(branch) >= meanValue(best) - PROMISING &&
    branch.plan.worth >= best.plan.worth - FEW * temperature
  return branches.filter(branch => branch === best || isPromising(branch))
}

/** Of equals the first. */
const byVisits = ({ branches }: Node): Branch[] => (branches ?? []).toSorted((a, b) => b.visits - a.visits)

/** It is good if it brings nearly as much when all are tried alike. By ten times as many simulations it may still lose a little more. */
const NEAR = 0.01

/** Of plans in the order of what they bring. */
const goodAmong = (ranked: readonly PlanChances[], seat: Seat): readonly PlanChances[] =>
  ranked.filter(({ shares }) => shares[seat]! >= ranked[0]!.shares[seat]! - NEAR)

/** Those that do something different at heart. */
function different({ game, rules }: Coach, guess: Dice, branches: readonly Branch[]): (readonly Move[])[] {
  const found: { readonly moves: readonly Move[]; readonly signature: readonly string[] }[] = []
  for (const { moves } of branches.map(({ plan }) => plan)) {
    const signature = rules.signature(game, guess, moves)
    if (!found.some(other => isAlike(signature, other.signature))) found.push({ moves, signature })
  }
  return found.map(({ moves }) => moves)
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
