import type { Scores, StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'

type Source = keyof Scores

/** The points of each seat by what they were scored for, in the order of the rules. */
export function countOfPoints(story: readonly StoryLine[], seats: number): Map<Source, number[]> {
  const counted = new Map<Source, number[]>()
  for (const { seat, points, for: source } of factsOf(story, 'scored')) {
    const row = counted.get(source) ?? Array.from({ length: seats }, () => 0)
    row[seat]! += points
    counted.set(source, row)
  }
  return counted
}

/** Who is out of the game: nobody of them can win (FC-C.7). */
export const arrestedIn = ({ slices }: Pick<View, 'slices'>): readonly Seat[] => slices.murder?.arrested ?? []
