import { chance } from './chance.ts'
import type { Edge } from './outlines.ts'
import { at, between, distanceTo, isClear, isInside, type Point, type Rect } from './points.ts'

/** What is engraved on an area: its outline, and what has to stay free for its name and pieces. */
export interface Ground {
  readonly key: string
  readonly centre: Point
  readonly points: readonly Point[]
  readonly free: readonly Rect[]
}

const STROKES = 76
const LEVELS = [
  [0.1, 0.4],
  [0.46, 0.7],
  [0.75, 0.97],
] as const

/** A hill in Lehmann's hachures, lit from the north-west: thin, middle and thick strokes. */
export function hachures({ key, centre, points, free }: Ground, strength: number): readonly [string, string, string] {
  const roll = chance(`h${key}`)
  const top: Point = [centre[0] + (roll() - 0.5) * 10, centre[1] - 8 + (roll() - 0.5) * 6]
  const slant = (roll() - 0.5) * 1.1
  const length = 13 + roll() * 9
  const along: Point = [Math.cos(slant) * length, Math.sin(slant) * length]
  const strokes: [string, string, string] = ['', '', '']
  const count = Math.round(STROKES * strength)
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI + (roll() - 0.5) * 0.04
    const down: Point = [Math.cos(angle), Math.sin(angle)]
    const from: Point = [top[0] + along[0] * Math.cos(angle), top[1] + along[1] * Math.cos(angle)]
    const far = slope(from, down, points) * (0.86 + 0.06 * Math.sin(angle * 5 + roll()))
    const light = down[0] * 0.7 + down[1] * 0.72
    for (const [level, [begin, end]] of LEVELS.entries()) {
      if (i % 2 === 1 && (level === 0 || (level === 2 && light < -0.3))) continue
      const off = (roll() - 0.5) * 0.07
      const a = ahead(from, down, far * (begin + off))
      const b = ahead(from, down, far * (end + off))
      if (!isClear(a, free, 1) || !isClear(b, free, 1)) continue
      const bend = (roll() - 0.5) * 1.5
      const [mx, my] = between(a, b, 0.5)
      strokes[light > 0.35 ? 2 : light > -0.35 ? 1 : 0] += `M${at(a)}Q${at([mx + bend, my + bend])} ${at(b)}`
    }
  }
  return strokes
}

const ahead = (from: Point, down: Point, far: number): Point => [from[0] + down[0] * far, from[1] + down[1] * far]

/** How far it is down to the border. */
function slope(from: Point, down: Point, points: readonly Point[]): number {
  let far = 4
  while (far < 70 && isInside(ahead(from, down, far), points)) far += 1.5
  return far
}

/** Hop poles with their vines and cones. */
export function hops({ key, centre, points, free }: Ground): { poles: string; vines: string; cones: string } {
  const roll = chance(`o${key}`)
  const drawn = { poles: '', vines: '', cones: '' }
  const isFree = (point: Point) => isInside(point, points) && distanceTo(points, point) >= 5 && isClear(point, free, 1)
  for (let row = -4; row <= 4; row++)
    for (let column = -5; column <= 5; column++) {
      const x = centre[0] + column * 13 + (row & 1 ? 6.5 : 0) + (roll() - 0.5) * 2
      const y = centre[1] + row * 14.5 + (roll() - 0.5) * 2
      const tip: Point = [x + (roll() - 0.5) * 1.4, y - 12]
      if (!isFree([x, y]) || !isFree(tip)) continue
      drawn.poles += `M${at([x, y])}L${at(tip)}`
      drawn.vines += `M${at([x, y])}q3-2 0-4q-3-2 0-4q3-2 .4-3.6`
      drawn.cones += `M${at([x + 2.1, y - 3])}h.01M${at([x - 2.1, y - 7])}h.01M${at([tip[0] + 1.6, tip[1] + 2])}h.01`
    }
  return drawn
}

/** Tufts of grass. */
export function tufts({ key, centre, points, free }: Ground, count: number): string {
  const roll = chance(`t${key}`)
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const [x, y]: Point = [centre[0] + (roll() - 0.5) * 88, centre[1] + (roll() - 0.5) * 92]
    if (!isInside([x, y], points) || distanceTo(points, [x, y]) < 7 || !isClear([x, y], free, 4)) continue
    drawn += `M${at([x - 3, y])}l-1.4-3.4M${at([x, y])}v-4.4M${at([x + 3, y])}l1.4-3.4`
  }
  return drawn
}

/** The sides of a valley, where hills rise beside it. */
export function valleySides({ centre }: Ground, edges: readonly Edge[]): string {
  let drawn = ''
  for (const { points } of edges)
    for (const [i, point] of points.slice(1).entries())
      for (const part of [0.1, 0.45, 0.8]) {
        const foot = between(points[i]!, point, part)
        drawn += `M${at(between(foot, centre, 0.035))}L${at(between(foot, centre, 0.15 + 0.05 * ((i + part * 10) % 2)))}`
      }
  return drawn
}
