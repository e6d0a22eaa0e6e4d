import type { Move } from '@roundhouse/kernel/game'
import type { Node } from '../search/node.ts'

/** A plan at the root: how often it was visited, and the sum of what it brought, as parts of a win. Plain data. */
export interface PlanStats {
  readonly moves: readonly Move[]
  readonly visits: number
  readonly valueSum: number
}

/** What came of a search: at least one plan. */
export type RootStats = readonly PlanStats[]

export const rootStatsOf = ({ branches }: Node): RootStats =>
  branches!.map(({ plan: { moves }, visits, valueSum }) => ({ moves, visits, valueSum }))

/** What several workers found at the same position: equal plans are added up. */
export function mergeStats(answers: readonly RootStats[]): RootStats {
  const merged = new Map<string, PlanStats>()
  for (const planStats of answers.flat()) {
    const key = planStats.moves.join()
    const known = merged.get(key)
    merged.set(key, known === undefined ? planStats : sumOf(known, planStats))
  }
  return [...merged.values()]
}

const sumOf = (one: PlanStats, other: PlanStats): PlanStats => ({
  moves: one.moves,
  visits: one.visits + other.visits,
  valueSum: one.valueSum + other.valueSum,
})

/** Of equals the first. */
export const mostVisitedPlan = ([first, ...others]: RootStats): PlanStats =>
  others.reduce((best, each) => (each.visits > best.visits ? each : best), first!)
