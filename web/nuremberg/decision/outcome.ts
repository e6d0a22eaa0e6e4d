import type { Seat } from '@roundhouse/kernel/game'
import { inRank } from '../../table/rank.ts'

export interface ChoiceOutcome {
  /** From the most points to the least; the one who won a tie stands first. */
  readonly ranked: readonly Seat[]
  readonly winners: readonly Seat[]
  /** How many points the next one is behind. */
  readonly ahead: number
}

export function outcomeOf(points: readonly number[], winners: readonly Seat[]): ChoiceOutcome {
  const ranked = inRank(points, winners)
  const next = ranked.find(seat => !winners.includes(seat))
  return { ranked, winners, ahead: next === undefined ? 0 : points[ranked[0]!]! - points[next]! }
}
