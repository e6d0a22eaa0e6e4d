import type { Result, Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { Stats } from './stats.ts'

/** Hears the story of one game and counts what is worth counting. */
export interface StatsCollector<StoryLine extends Line = Line> {
  emit(line: StoryLine): void
  /** The game is over: who had what, and who won. */
  close(result: Result): void
}

/** Points that somebody scored (`scored`), under what they were scored for. */
export function countScored({ sources }: Stats, { points, for: from }: Facts): void {
  const source = (sources[from as string] ??= { times: 0, points: 0 })
  source.times++
  source.points += points as number
}

/** What every game tells alike. */
export const scoreCollector = (stats: Stats, _seats: Seat): StatsCollector => ({
  emit: ({ key, facts }) => key === 'scored' && countScored(stats, facts),
  close() {},
})
