import type { Game, Result, Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { StatsCollector } from './collector.ts'
import { type DeedStats, type Stats, WIN, winOf } from './stats.ts'

/** Something that a seat did, so often or so much of it: `{ seat: 0, deed: 'links 1', count: 4 }`. */
export interface DeedCount {
  readonly seat: Seat
  readonly deed: string
  readonly count: number
}

/** Hears the story of one game, and tells who did what. */
export type DeedTeller = (line: Line) => readonly DeedCount[]

const NOTHING_DONE: DeedStats = [0, 0, 0, 0]

/** Adds up what each seat does in a game, and the points it has from each source; at the end, who won. */
export function deedCollector(stats: Stats, { seats }: Pick<Game, 'seats'>, tell?: DeedTeller): StatsCollector {
  const done = Array.from({ length: seats }, () => new Map<string, number>())
  const count = ({ seat, deed, count }: DeedCount) => done[seat]!.set(deed, (done[seat]!.get(deed) ?? 0) + count)
  return {
    emit(line) {
      if (line.key === 'scored') count(scoredDeed(line.facts))
      for (const deed of tell?.(line) ?? []) count(deed)
    },
    close: result => done.forEach((deeds, seat) => countDeeds(stats, deeds, seat, result)),
  }
}

const scoredDeed = ({ seat, points, for: from }: Facts): DeedCount => ({
  seat: seat as Seat,
  deed: `points ${from}`,
  count: points as number,
})

function countDeeds({ deeds }: Stats, done: ReadonlyMap<string, number>, seat: Seat, { winners }: Result): void {
  const wins = winOf(seat, winners)
  for (const [deed, count] of done) {
    const [sum, squares, won, wonSquares] = deeds[deed] ?? NOTHING_DONE
    deeds[deed] = [sum + count, squares + count ** 2, won + wins * count, wonSquares + wins * count ** 2]
  }
}

/** Winners and others of games that are alike: how much of a deed a player did on average, and how far winners are ahead. */
export interface DeedSummary {
  readonly mean: number
  readonly winners: number
  readonly others: number
  /** Winners less others; 95 of 100 times the true difference lies within the margin. */
  readonly lead: number
  readonly leadVariance: number
  /** Of a deed that is done once or not at all: the share of those who did it who won. */
  readonly winRate: number
}

/** Players are taken for independent. Of a deed that nobody did, everything is 0. */
export function deedSummary(deed: DeedStats | undefined, players: number, games: number): DeedSummary {
  const [sum, squares, won, wonSquares] = deed ?? NOTHING_DONE
  const wins = Math.max(1, games)
  const losses = Math.max(1, players - games)
  const [winners, others] = [won / WIN / wins, (sum - won / WIN) / losses]
  const variance = (mean: number, sumOfSquares: number, cases: number) =>
    Math.max(0, sumOfSquares / cases - mean ** 2) / cases
  return {
    mean: sum / Math.max(1, players),
    winners,
    others,
    lead: winners - others,
    leadVariance: variance(winners, wonSquares / WIN, wins) + variance(others, squares - wonSquares / WIN, losses),
    winRate: sum === 0 ? 0 : won / WIN / sum,
  }
}
