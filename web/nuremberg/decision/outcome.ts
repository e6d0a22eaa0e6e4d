import type { Seat } from '@roundhouse/kernel/game'

export interface ChoiceOutcome {
  /** From the most points to the least; whoever won a tie stands first. */
  readonly ranked: readonly Seat[]
  readonly winners: readonly Seat[]
  /** How many points the next one is behind. */
  readonly ahead: number
}

export function outcomeOf(points: readonly number[], winners: readonly Seat[]): ChoiceOutcome {
  const isFirst = (seat: Seat) => Number(winners.includes(seat))
  const ranked = points.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]! || isFirst(b) - isFirst(a))
  const next = ranked.find(seat => !winners.includes(seat))
  return { ranked, winners, ahead: next === undefined ? 0 : points[ranked[0]!]! - points[next]! }
}
