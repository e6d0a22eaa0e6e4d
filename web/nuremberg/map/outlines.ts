import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { chance } from './chance.ts'
import { between, curve, distance, onward, type Point } from './points.ts'

/** How wide an area is, and how far its corners are from its centre. */
const WIDTH = 100
export const RADIUS = WIDTH / Math.sqrt(3)

/** A corner that up to three areas share. */
interface Corner {
  readonly key: string
  readonly point: Point
}

/** The line between two areas, or between an area and the outside: one hand-drawn line for both. */
export interface Edge {
  readonly from: Corner
  readonly to: Corner
  readonly points: readonly Point[]
  readonly middle: Point
  readonly areas: readonly number[]
  /** The border of the map that it is; -1: the outside, or areas that share none. */
  readonly border: number
}

export interface Outline {
  readonly centre: Point
  readonly points: readonly Point[]
  readonly path: string
  readonly edges: readonly Edge[]
}

export interface Outlines {
  readonly areas: readonly Outline[]
  readonly edges: readonly Edge[]
  /** By border of the map. */
  readonly edgeOf: readonly (Edge | undefined)[]
}

/** Where an area lies, in half widths and in half radii: so corners have whole numbers. */
const gridOf = ({ row, column }: MapArea): Point => [2 * column + (row & 1), 3 * row]
const onSheet = ([x, y]: Point): Point => [(x * WIDTH) / 2, (y * RADIUS) / 2]

/** Where an area would lie if nothing were drawn by hand. */
export const placeOf = (area: MapArea): Point => onSheet(gridOf(area))

/** Clockwise from the north. */
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]

/**
 * Areas are hexes whose corners are moved a little and whose sides are drawn by hand, each once for all who share it: so
 * fills, borders, rivers and what can be pointed at always agree.
 */
export function outlinesOf(map: RailMap): Outlines {
  const corners = new Map<string, Corner>()
  const cornersOf = map.areas.map(area => CORNERS.map(step => cornerAt(corners, gridOf(area), step)))
  const sharing = areasBySide(cornersOf)
  const edges = new Map([...sharing].map(([key, { from, to, areas }]) => [key, edgeOf(map, key, from, to, areas)]))
  const all = [...edges.values()]
  return {
    areas: map.areas.map((area, n) => outlineOf(placeOf(area), cornersOf[n]!, edges)),
    edges: all,
    edgeOf: map.isRiver.map((_, border) => all.find(edge => edge.border === border)),
  }
}

function cornerAt(known: Map<string, Corner>, [x, y]: Point, [dx, dy]: Point): Corner {
  const place = onSheet([x + dx, y + dy])
  const key = place.map(n => Math.round(n / 4)).join(',')
  const corner = known.get(key) ?? { key, point: moved(place, key) }
  known.set(key, corner)
  return corner
}

function moved([x, y]: Point, key: string): Point {
  const roll = chance(`v${key}`)
  const angle = roll() * 2 * Math.PI
  const far = 5 + roll() * 9
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
}

const sideKey = (a: Corner, b: Corner): string => [a.key, b.key].sort().join('|')

interface Side {
  readonly from: Corner
  readonly to: Corner
  readonly areas: number[]
}

function areasBySide(cornersOf: readonly (readonly Corner[])[]): Map<string, Side> {
  const sides = new Map<string, Side>()
  for (const [area, corners] of cornersOf.entries())
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 6]!
      const side = sides.get(sideKey(from, to)) ?? { from, to, areas: [] }
      sides.set(sideKey(from, to), side)
      side.areas.push(area)
    }
  return sides
}

function edgeOf(map: RailMap, key: string, from: Corner, to: Corner, areas: readonly number[]): Edge {
  const link = areas.length === 2 ? linkBetween(map, areas[0]!, areas[1]!) : -1
  const border = link >> 1
  const points = drawn(key, from.point, to.point, map.isRiver[border] ? 6.5 : 4.2)
  return { from, to, points, middle: between(points[2]!, points[3]!, 0.5), areas, border }
}

const PARTS = 5

/** A line as a hand draws it: swung once, and never quite straight. */
function drawn(key: string, from: Point, to: Point, swing: number): Point[] {
  const roll = chance(`e${key}`)
  const length = distance(from, to)
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const side = roll() < 0.5 ? -1 : 1
  const inner = Array.from({ length: PARTS - 1 }, (_, i): Point => {
    const part = (i + 1) / PARTS
    const off = (Math.sin(part * 2 * Math.PI) * side * 0.55 + (roll() - 0.5) * 1.1) * swing
    const [x, y] = between(from, to, part)
    return [x + normal[0] * off, y + normal[1] * off]
  })
  return [from, ...inner, to]
}

function outlineOf(place: Point, corners: readonly Corner[], edges: ReadonlyMap<string, Edge>): Outline {
  const sides = corners.map((corner, i) => ({ corner, edge: edges.get(sideKey(corner, corners[(i + 1) % 6]!))! }))
  const runs = sides.map(({ corner, edge }) => (edge.from === corner ? edge.points : edge.points.toReversed()))
  const middle: Point = [mean(corners.map(({ point }) => point[0])), mean(corners.map(({ point }) => point[1]))]
  return {
    centre: between(place, middle, 0.7),
    points: runs.flatMap(run => run.slice(0, -1)),
    path: `${curve(runs[0]!)}${runs
      .slice(1)
      .map(run => onward(run))
      .join('')}Z`,
    edges: sides.map(({ edge }) => edge),
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
