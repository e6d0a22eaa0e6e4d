import type { AnalysisPoint } from '@roundhouse/bots/coach/chart'
import type { Seat } from '@roundhouse/kernel/game'
import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

/** How large a chart is, in pixels, and the room around it for words. */
export interface ChartRoom {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** From turns and parts of the win to places on the screen. */
export interface Scales {
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

export const scalesFor = (moments: number, { width, height, top, right, bottom, left }: ChartRoom): Scales => ({
  x: scaleLinear([0, Math.max(1, moments - 1)], [left, width - right]),
  y: scaleLinear([0, 1], [height - bottom, top]),
})

/** The chances of a seat, turn by turn. */
export const pathOf = (moments: readonly AnalysisPoint[], seat: Seat, { x, y }: Scales): string =>
  line<AnalysisPoint>()
    .x((_, turn) => x(turn))
    .y(({ shares }) => y(shares[seat]!))
    .curve(curveMonotoneX)(moments as AnalysisPoint[])!

/** Lines differ by how they are drawn, not by colour alone. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4'] as const

/** Which turn is nearest to a place on the screen. */
export const turnAt = ({ x }: Scales, moments: number, place: number): number =>
  Math.min(moments - 1, Math.max(0, Math.round(x.invert(place))))

/** Where a moment of the game stands among the turns: between two of them, as many moves as it is from either. */
export function cursorAt(moments: readonly AnalysisPoint[], place: number): number {
  const turn = turnBy(moments, place)
  const next = moments[turn + 1]
  const { at } = moments[turn]!
  return next === undefined || next.at <= at ? turn : turn + (place - at) / (next.at - at)
}

/** The last turn that was over by then. */
export const turnBy = (moments: readonly AnalysisPoint[], place: number): number =>
  Math.max(
    0,
    moments.findLastIndex(({ at }) => at <= place),
  )

/** Labels at these heights, moved apart so far that each can be read, and kept in their order. */
export function apart(heights: readonly number[], distance: number, lowest: number): number[] {
  const order = heights.map((_, label) => label).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((label, n) => {
    const above = n === 0 ? Number.NEGATIVE_INFINITY : placed[order[n - 1]!]!
    placed[label] = Math.max(placed[label]!, above + distance)
  })
  order.toReversed().forEach((label, n) => {
    placed[label] = Math.min(placed[label]!, lowest - n * distance)
  })
  return placed
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Marks at these places; one that would lie on another stands above it. */
export function above(places: readonly Place[], distance: number): Place[] {
  const placed: Place[] = []
  for (let place of places) {
    const isOn = (other: Place): boolean => Math.hypot(other.x - place.x, other.y - place.y) < distance
    for (let below = placed.find(isOn); below !== undefined; below = placed.find(isOn))
      place = { x: place.x, y: below.y - distance }
    placed.push(place)
  }
  return placed
}

/** Where rounds or turns begin, as numbers of moments. */
export const beginningsIn = (moments: readonly AnalysisPoint[], stages: readonly number[]): number[] =>
  stages.map(begins =>
    Math.max(
      0,
      moments.findIndex(({ at }) => at >= begins),
    ),
  )
