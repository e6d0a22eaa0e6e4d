import type { Line } from '@roundhouse/kernel/story'

/** What points are scored for, in the order of a game (NB-5.10, NB-7.1, NB-9.2). */
export const SOURCES = ['transport', 'chain', 'sets', 'profit', 'track'] as const
type Source = (typeof SOURCES)[number]

const SOURCE_OF: Readonly<Record<string, Source>> = { loss: 'profit', 'track-left': 'track' }

/** By source and seat: the points of a whole story. */
export function pointsBySource(story: readonly Line[], seats: number): Readonly<Record<Source, readonly number[]>> {
  const points = Object.fromEntries(SOURCES.map(source => [source, Array<number>(seats).fill(0)]))
  for (const { key, facts } of story) {
    if (key !== 'scored') continue
    const source = SOURCE_OF[String(facts['for'])] ?? String(facts['for'])
    points[source]![Number(facts['seat'])]! += Number(facts['points'])
  }
  return points as Record<Source, number[]>
}
