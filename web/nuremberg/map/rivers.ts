import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { textWidth } from './labels.ts'
import { type Edge, type Outlines, RADIUS } from './outlines.ts'
import { curve, distance, isClear, isInside, isWithin, type Point, type Rect } from './points.ts'

/** A river from where it begins, or joins another, to where it leaves the sheet. */
export interface River {
  readonly points: readonly Point[]
  readonly path: string
  /** Where it leaves the sheet; `null`: it does not. */
  readonly leaves: 'north' | 'south' | 'east' | 'west' | null
}

interface Run {
  readonly points: readonly Point[]
  readonly isFree: boolean
}

/** The river borders, put together to rivers and smoothed. */
export function riversOf({ isRiver }: RailMap, { edges, areas }: Outlines): River[] {
  const banks = edges.filter(({ border }) => isRiver[border])
  const middle = middleOf(areas.map(({ centre }) => centre))
  return runsOf(banks).map(run => riverFrom(run, middle))
}

const middleOf = (points: readonly Point[]): Point => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function runsOf(banks: readonly Edge[]): Run[] {
  const meeting = new Map<string, Edge[]>()
  for (const edge of banks)
    for (const { key } of [edge.from, edge.to]) meeting.set(key, [...(meeting.get(key) ?? []), edge])
  const used = new Set<Edge>()
  const ends = [...meeting].filter(([, edges]) => edges.length !== 2).sort(([, a], [, b]) => b.length - a.length)
  const runs = ends.flatMap(([corner, edges]) =>
    edges.flatMap(edge => (used.has(edge) ? [] : [walk(corner, edge, meeting, used)])),
  )
  return runs
}

function walk(corner: string, first: Edge, meeting: ReadonlyMap<string, readonly Edge[]>, used: Set<Edge>): Run {
  const points: Point[] = []
  let here = corner
  for (let edge: Edge | undefined = first; edge !== undefined; ) {
    used.add(edge)
    const isForward = edge.from.key === here
    points.push(...(isForward ? edge.points : edge.points.toReversed()).slice(points.length === 0 ? 0 : 1))
    here = isForward ? edge.to.key : edge.from.key
    edge = meeting.get(here)!.length === 2 ? meeting.get(here)!.find(next => !used.has(next)) : undefined
  }
  return { points, isFree: meeting.get(here)!.length === 1 }
}

function riverFrom({ points, isFree }: Run, [cx, cy]: Point): River {
  const course = smooth(points)
  const [x, y] = points.at(-1)!
  const [dx, dy] = [x - cx, y - cy]
  const isSteep = Math.abs(dy) * 1.35 > Math.abs(dx)
  if (isFree) course.push(isSteep ? [x + 5, y + Math.sign(dy) * 26] : [x + Math.sign(dx) * 30, y + 8])
  const leaves = isSteep ? (dy < 0 ? 'north' : 'south') : dx < 0 ? 'west' : 'east'
  return { points: course, path: curve(course), leaves: isFree ? leaves : null }
}

const smooth = (points: readonly Point[]): Point[] =>
  points.map((point, i): Point => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (before === undefined || after === undefined) return point
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
  })

/** Where a river's name stands, and how it is turned. */
export interface RiverName {
  readonly at: Point
  readonly angle: number
}

const SIZE = 15.5
const SPACING = 2.5
const OFFSETS = [-12, -15, -19, -23, 12, 15, 19, 23]

/** What a name has to keep clear of. */
export interface Crowd {
  readonly taken: readonly Rect[]
  readonly closed: readonly (readonly Point[])[]
  readonly water: readonly Point[]
}

/** Beside the river, at its calmest place: clear of names, pieces, closed ground and the water itself. */
export function nameBeside(name: string, river: River, crowd: Crowd): RiverName {
  const width = textWidth(name, SIZE, SPACING)
  const calm = [0, 1, 2, 3, 4, 5, 6].reduce<readonly Point[]>(points => smooth(points), river.points)
  let best: RiverName = { at: river.points[0]!, angle: 0 }
  let lowest = Number.POSITIVE_INFINITY
  for (let i = 0; i < calm.length; i += 2) {
    const point = calm[i]!
    const ends = stretch(calm, i, width)
    if (ends === null) continue
    const near = crowdAround(crowd, point, width / 2 + 40)
    const angle = upright(Math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]))
    for (const offset of OFFSETS) {
      const place = aside(point, angle, offset)
      const cost = Math.abs(offset) * 0.25 + Math.abs(Math.sin(angle)) * 3
      const all = cost + crossing(place, angle, width, near, lowest - cost)
      if (all >= lowest) continue
      lowest = all
      best = { at: place, angle: (angle * 180) / Math.PI }
    }
  }
  return best
}

const crowdAround = ({ taken, closed, water }: Crowd, point: Point, far: number): Crowd => ({
  taken: taken.filter(rect => isWithin(point, rect, far)),
  closed: closed.filter(points => distance(points[0]!, point) < far + 2 * RADIUS),
  water: water.filter(drop => distance(drop, point) < far),
})

/** The two points of a river that are half a name's width away; `null`: it ends before. */
function stretch(points: readonly Point[], from: number, width: number): readonly [Point, Point] | null {
  const before = points.slice(0, from).findLast(point => distance(point, points[from]!) >= width / 2)
  const after = points.slice(from + 1).find(point => distance(point, points[from]!) >= width / 2)
  return before === undefined || after === undefined ? null : [before, after]
}

const upright = (angle: number): number => (Math.cos(angle) < -0.02 ? angle + Math.PI : angle)

const aside = ([x, y]: Point, angle: number, offset: number): Point => [
  x - Math.sin(angle) * offset,
  y + Math.cos(angle) * offset,
]

function crossing(place: Point, angle: number, width: number, crowd: Crowd, most: number): number {
  let cost = 0
  for (let along = -width / 2 - 2; along <= width / 2 + 2 && cost < most; along += 4)
    for (const down of [-6, 0, 6]) {
      const [x, y] = aside(place, angle, down)
      const point: Point = [x + Math.cos(angle) * along, y + Math.sin(angle) * along]
      if (!isClear(point, crowd.taken, 4)) cost += 9
      if (crowd.closed.some(points => isInside(point, points))) cost += 6
      if (crowd.water.some(drop => distance(drop, point) < 6.5)) cost += 5
    }
  return cost
}
