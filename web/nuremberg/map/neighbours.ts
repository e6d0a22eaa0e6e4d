import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { placeOf } from './outlines.ts'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isArrow = (key: string): boolean => key in DIRECTIONS

/** The nearest area in the direction of an arrow key; itself where there is none. */
export function areaTowards({ areas }: RailMap, from: number, key: string): number {
  const [dx, dy] = DIRECTIONS[key]!
  const [x, y] = placeOf(areas[from]!)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const [area, other] of areas.entries()) {
    const [ox, oy] = placeOf(other)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    // Up and down lead to one of two: the left one on the way up, back again on the way down.
    const far = ahead + aside * 1.5 + (ox < x ? 0 : 0.1)
    if (ahead <= 1 || far >= least) continue
    best = area
    least = far
  }
  return best
}
