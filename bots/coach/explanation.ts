import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Coach } from './coach.ts'
import type { CoachReason } from './reason.ts'
import type { WeightedReason, WorthParts } from './rules.ts'

type Plan = readonly Move[]

const MOST_REASONS = 3
/** What weighs less beside the weightiest reason is not told. */
const FAINT = 0.15
/** Reasons that stand for less than this part of what a plan has more than others do not explain it. */
const ENOUGH = 1 / 3

/**
 * Why this plan and not one of the others: what only it has, as far as the evaluation counts it for more there, the
 * weightiest first. Nothing is said where that would not be what makes the difference.
 */
export function explain({ game, rules }: Coach, guess: Dice, plan: Plan, others: readonly Plan[]): CoachReason[] {
  const reasons = rules.reasons(game, guess, plan, others)
  // Where there is nothing to choose, it is said what is done.
  if (others.length === 0) return weightiest(reasons)
  const theirs = others.flatMap(other => rules.reasons(game, guess, other, [plan]))
  const only = reasons.filter(each => !theirs.some(other => says(other, each)))
  const gains = gainsOf(
    rules.parts(game, guess, plan),
    others.map(other => rules.parts(game, guess, other)),
  )
  const told = only.map(each => ({ ...each, weight: weightBy(gains, each, only) })).filter(({ weight }) => weight > 0)
  return isEnough(gains, told) ? weightiest(told) : []
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
  const alone = told.filter(({ parts }) => parts.length === 0).reduce((sum, { weight }) => sum + weight, 0)
  const rises = Object.entries(gains).filter(([, gain]) => gain > 0)
  const all = rises.reduce((sum, [, gain]) => sum + gain, alone)
  const explained = rises.filter(([part]) => named.has(part)).reduce((sum, [, gain]) => sum + gain, alone)
  return explained >= ENOUGH * all
}
