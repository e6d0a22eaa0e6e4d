import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Coach } from './coach.ts'
import type { PlanChances } from './comparison.ts'
import type { CoachReason } from './reason.ts'
import type { WeightedReason, WorthParts } from './rules.ts'

const MOST_REASONS = 3
/** What weighs less beside the weightiest reason is not told. */
const FAINT = 0.15
/** Reasons that stand for less than this part of what a plan has more than others do not explain it. */
const ENOUGH = 1 / 3
/** Plans whose chances are no further apart are as good as each other. */
const AS_GOOD = 0.01

/** What a plan does, the weightiest first, whatever else could be done. */
export const describePlan = ({ game, rules }: Coach, guess: Dice, plan: readonly Move[]): CoachReason[] =>
  weightiest(rules.reasons(game, guess, plan, []))

/**
 * Why this plan and not one of the others: what only it has, as far as the evaluation counts it for more there, the
 * weightiest first. Nothing is said where that would not be what makes the difference.
 */
export function explain(coach: Coach, guess: Dice, plan: PlanChances, others: readonly PlanChances[]): CoachReason[] {
  // Where there is nothing to choose, it is said what is done.
  if (others.length === 0) return describePlan(coach, guess, plan.moves)
  const reasonsFor = ({ moves }: PlanChances, rivals: readonly PlanChances[]): readonly WeightedReason[] =>
    coach.rules.reasons(
      coach.game,
      guess,
      moves,
      rivals.map(rival => rival.moves),
    )
  const theirs = others.flatMap(other => reasonsFor(other, [plan]))
  const only = reasonsFor(plan, others).filter(each => !theirs.some(other => says(other, each)))
  const parts = coach.rules.parts(coach.game, guess, plan.moves)
  const rivals = others.map(other => ({ ...other, parts: coach.rules.parts(coach.game, guess, other.moves) }))
  const gains = gainsOf(
    parts,
    rivals.map(rival => rival.parts),
  )
  const told = only.map(each => ({ ...each, weight: weightBy(gains, each, only) })).filter(({ weight }) => weight > 0)
  const seat = coach.game.toMove(guess)!
  const worse = rivals.filter(({ shares }) => plan.shares[seat]! - shares[seat]! > AS_GOOD)
  return isEnough(gains, told) && worse.every(rival => isBorneOut(parts, rival.parts, told)) ? weightiest(told) : []
}

function weightiest(reasons: readonly WeightedReason[]): CoachReason[] {
  const ranked = reasons.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_REASONS)
  return ranked.filter(({ weight }) => weight >= FAINT * ranked[0]!.weight).map(({ reason }) => reason)
}

/** Another plan has the same, or more of the same kind. */
const says = (other: WeightedReason, { reason, weight }: WeightedReason): boolean =>
  other.reason.key === reason.key &&
  (other.weight > weight || JSON.stringify(other.reason.facts) === JSON.stringify(reason.facts))

/** What a plan has more, part by part, than the one of the others that has most of it. */
const gainsOf = (parts: WorthParts, others: readonly WorthParts[]): WorthParts =>
  Object.fromEntries(
    Object.entries(parts).map(([part, worth]) => [part, worth - Math.max(...others.map(other => other[part] ?? 0))]),
  )

const gainIn = (gains: WorthParts, parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + (gains[part] ?? 0), 0)

/** What the evaluation says of a reason's parts, shared by all that is said of them. */
function weightBy(gains: WorthParts, { parts, weight }: WeightedReason, all: readonly WeightedReason[]): number {
  if (parts.length === 0) return weight
  const beside = all.filter(other => other.parts.some(part => parts.includes(part)))
  const sum = beside.reduce((sum, other) => sum + other.weight, 0)
  return (gainIn(gains, parts) * weight) / Math.max(sum, weight, Number.MIN_VALUE)
}

/** Do the reasons stand for most of what speaks for the plan? */
function isEnough(gains: WorthParts, told: readonly WeightedReason[]): boolean {
  const named = new Set(told.flatMap(({ parts }) => parts))
  const alone = weightAlone(told)
  const rises = Object.entries(gains).filter(([, gain]) => gain > 0)
  const all = rises.reduce((sum, [, gain]) => sum + gain, alone)
  const explained = rises.filter(([part]) => named.has(part)).reduce((sum, [, gain]) => sum + gain, alone)
  return explained >= ENOUGH * all
}

/** Of reasons that show in no part of the evaluation. */
const weightAlone = (told: readonly WeightedReason[]): number =>
  told.filter(({ parts }) => parts.length === 0).reduce((sum, { weight }) => sum + weight, 0)

const sumOf = (parts: WorthParts): number => Object.values(parts).reduce((sum, worth) => sum + worth, 0)

/**
 * Does the evaluation say too that this plan is better than one with clearly lower chances? These come from a search, and
 * from a net, which adds what has no parts: where that decides, no part is the reason.
 */
const isBorneOut = (parts: WorthParts, rival: WorthParts, told: readonly WeightedReason[]): boolean =>
  sumOf(parts) + weightAlone(told) > sumOf(rival)
