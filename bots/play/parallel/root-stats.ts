import type { Move } from '@roundhouse/kernel/game'
import type { Node } from '../search/node.ts'

/** A plan that was thought of: how often it was tried, and what it brought, as parts of a win. Plain data. */
export interface PlanStats {
  readonly moves: readonly Move[]
  readonly visits: number
  readonly valueSum: number
}

/** What came of thinking: at least one plan. */
export type RootStats = readonly PlanStats[]

export const rootStatsOf = ({ branches }: Node): RootStats =>
  branches!.map(({ plan: { moves }, visits, valueSum }) => ({ moves, visits, valueSum }))

/** What several thought of the same position: what equal plans had is added up. */
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

/** The plan that was tried most; of equals the first. */
export const mostVisitedPlan = ([first, ...others]: RootStats): PlanStats =>
  others.reduce((best, each) => (each.visits > best.visits ? each : best), first!)
