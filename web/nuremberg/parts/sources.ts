import { factsOf } from '@roundhouse/kernel/story'
import type { ScoredFor, StoryLine } from '@roundhouse/nuremberg/base/story'

/** What points are scored for, in the order of a game (NB-5.10, NB-7.1, NB-9.2). */
export const SOURCES = ['transport', 'chain', 'sets', 'profit', 'track'] as const
type Source = (typeof SOURCES)[number]

const SOURCE_OF: Readonly<Record<ScoredFor, Source>> = {
  transport: 'transport',
  chain: 'chain',
  sets: 'sets',
  profit: 'profit',
  loss: 'profit',
  'track-left': 'track',
}

/** By source and seat: the points of a whole story. */
export function pointsBySource(
  story: readonly StoryLine[],
  seats: number,
): Readonly<Record<Source, readonly number[]>> {
  const none = SOURCES.map(source => [source, Array<number>(seats).fill(0)])
  const points: Record<Source, number[]> = Object.fromEntries(none)
  for (const facts of factsOf(story, 'scored')) points[SOURCE_OF[facts.for]][facts.seat]! += facts.points
  return points
}
