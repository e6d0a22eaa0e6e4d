import type { Seat } from '@roundhouse/kernel/game'
import { inRank } from '../../table/rank.ts'
import type { TableSnapshot } from '../model/table-model.ts'
import { pointsBySource, SOURCES } from '../parts/sources.ts'

type Source = (typeof SOURCES)[number]

/** How a game ended, and why so. */
export interface ChoiceOutcome {
  /** From the most points to the least; the one who won a tie stands first. */
  readonly ranked: readonly Seat[]
  readonly winner: Seat
  /** The next one, if several play. */
  readonly next: Seat | null
  /** How many points the next one is behind. */
  readonly ahead: number
  /** What the winner got most more for than the next one; `null`: a tie. */
  readonly decisive: Source | null
}

export function outcomeOf({
  points,
  result,
  story,
}: Pick<TableSnapshot, 'points' | 'result' | 'story'>): ChoiceOutcome {
  const ranked = inRank(points, result?.winners ?? [])
  const [winner = 0, next = null] = ranked
  const ahead = next === null ? 0 : points[winner]! - points[next]!
  const sources = pointsBySource(story, points.length)
  const lead = (source: Source) => sources[source][winner]! - sources[source][next ?? winner]!
  const decisive = ahead === 0 ? null : SOURCES.toSorted((a, b) => lead(b) - lead(a))[0]!
  return { ranked, winner, next, ahead, decisive }
}
