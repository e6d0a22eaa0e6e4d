import type { Analysis, TurningPoint } from '@roundhouse/bots/coach/analysis'
import { type Chair, peopleIn } from '@roundhouse/table/chairs'

/** A turning point by its number, from 1; those of people come before all others. */
export interface NumberedPoint extends TurningPoint {
  readonly number: number
}

export const numbered = ({ turningPoints }: Analysis): NumberedPoint[] =>
  turningPoints.map((point, n) => ({ ...point, number: n + 1 }))

/** Those of the people who played; where only bots did, all. */
export function ownAmong(points: readonly NumberedPoint[], chairs: readonly Chair[]): NumberedPoint[] {
  const people = peopleIn(chairs)
  return points.filter(({ seat }) => people.length === 0 || people.includes(seat))
}

/** The next turning point in the order of the game, or the one before; `null`: there is none. */
export function pointBeside(points: readonly TurningPoint[], place: number, way: 'next' | 'previous'): number | null {
  const places = points.map(({ at }) => at).toSorted((a, b) => a - b)
  return (way === 'next' ? places.find(at => at > place) : places.findLast(at => at < place)) ?? null
}

/** The first move in which two plans differ, of each: what both begin with tells them apart nowhere. One that ends there has its last. */
export function firstApart(one: readonly string[], other: readonly string[]): readonly [string, string] {
  const longer = one.length > other.length ? one : other
  const at = Math.max(
    0,
    longer.findIndex((_, n) => one[n] !== other[n]),
  )
  return [one[at] ?? one.at(-1)!, other[at] ?? other.at(-1)!]
}
