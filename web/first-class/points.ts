import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'

/** The points of each seat by what they were scored for, in the order of the rules. */
export function countOfPoints(story: readonly Line[], seats: number): Map<string, number[]> {
  const counted = new Map<string, number[]>()
  for (const { key, facts } of story) {
    if (key !== 'scored') continue
    const source = String(facts['for'])
    const row = counted.get(source) ?? Array.from({ length: seats }, () => 0)
    row[Number(facts['seat'])]! += Number(facts['points'])
    counted.set(source, row)
  }
  return counted
}

/** Who is out of the game: nobody of them can win (FC-C.7). */
export const arrestedIn = ({ slices }: Pick<View, 'slices'>): readonly Seat[] => slices.murder?.arrested ?? []
