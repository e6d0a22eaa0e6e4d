import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'
import { hyphenated } from './hyphens.ts'
import type { Outline, Outlines } from './outlines.ts'
import { between, distance, distanceTo, isInside, isWithin, overlap, type Point, type Rect } from './points.ts'

/** Where the name of an area stands, and where its pieces stand then. */
export interface Label {
  readonly lines: readonly string[]
  readonly x: number
  readonly top: number
  readonly size: number
  readonly spacing: number
  readonly box: Rect
  /** South of the centre, or north of it. */
  readonly isBelow: boolean
  /** The height at which pieces stand. */
  readonly piecesAt: number
  /** Room for pieces and for the station. */
  readonly pieces: Rect | null
  readonly sign: Rect | null
}

interface Candidate extends Label {
  readonly cost: number
}

interface Lettering {
  readonly size: number
  readonly spacing: number
  readonly isCapital?: boolean
  /** How far from the centre a name begins. */
  readonly away: number
}

/** Cities in capitals, towns larger than villages, open land smallest. */
const LETTERING = {
  city: { size: 19.6, spacing: 1.2, isCapital: true, away: 20 },
  start: { size: 17, spacing: 1.2, isCapital: true, away: 15 },
  town: { size: 18.6, spacing: 0, away: 12 },
  village: { size: 17.4, spacing: 0, away: 10 },
  open: { size: 16.8, spacing: 0, away: 9 },
  closed: { size: 16.4, spacing: 0, away: 7 },
} as const satisfies Record<string, Lettering>

export type LetteringName = keyof typeof LETTERING

export const letteringOf = ({ station, isOpen }: MapArea): LetteringName => station ?? (isOpen ? 'open' : 'closed')

/** Widths of letters for their size: those of Alegreya, and near enough for the serif that stands in for it. */
function letterWidth(letter: string): number {
  if (/[ilj.,'|:;() ]/.test(letter)) return 0.28
  if (/[frt-]/.test(letter)) return 0.37
  if (/[mw]/.test(letter)) return 0.8
  if (/[MW]/.test(letter)) return 0.92
  return /\p{Lu}/u.test(letter) ? 0.64 : 0.51
}

export const textWidth = (text: string, size: number, spacing: number): number =>
  [...text].reduce((width, letter) => width + letterWidth(letter) * size + spacing, 0)

const BOLD = 1.04
const ITALIC = 0.93
const ROUNDS = 14
const SHIFTS = [0, -7, 7, -14, 14]
const DROPS = [0, 4, 8]

/**
 * Every area has candidates: above or below its centre, shifted, in one line or two. Each takes the best for itself, then,
 * round after round, the best beside what its neighbours have taken. Track leaves an area to the sides, never straight
 * north or south: so names stand there, and the pieces on the other side.
 */
export function labelsOf(map: RailMap, outlines: Outlines): Label[] {
  const rivers = riverPoints(map, outlines)
  const candidates = map.areas.map((_, area) =>
    candidatesFor(map, outlines, rivers, area).sort((a, b) => a.cost - b.cost),
  )
  const chosen = candidates.map(([cheapest]) => cheapest!)
  const near = outlines.areas.map(({ centre }) =>
    outlines.areas.flatMap((other, n) => (other.centre !== centre && distance(centre, other.centre) < 230 ? [n] : [])),
  )
  for (let round = 0, isMoving = true; isMoving && round < ROUNDS; round++) {
    isMoving = false
    for (const [area, own] of candidates.entries()) {
      const others = near[area]!.map(other => chosen[other]!)
      const best = bestBeside(own, others)
      isMoving ||= best !== chosen[area]
      chosen[area] = best
    }
  }
  return chosen
}

/** The cheapest stand first, so the rest need not be looked at once they are dearer by themselves. */
function bestBeside(candidates: readonly Candidate[], others: readonly Candidate[]): Candidate {
  let best = candidates[0]!
  let lowest = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.cost >= lowest) break
    const cost = candidate.cost + crowding(candidate, others)
    if (cost >= lowest) continue
    best = candidate
    lowest = cost
  }
  return best
}

function crowding({ box, pieces, sign }: Candidate, others: readonly Candidate[]): number {
  let cost = sign === null ? 0 : overlap(box, sign) * 2
  for (const other of others) {
    cost += overlap(box, other.box) * 5
    if (other.pieces !== null) cost += overlap(box, other.pieces) * 1.6
    if (other.sign !== null) cost += overlap(box, other.sign) * 1.6
    if (pieces === null) continue
    cost += overlap(pieces, other.box) * 1.6
    if (other.pieces !== null) cost += overlap(pieces, other.pieces)
  }
  return cost
}

function riverPoints({ isRiver }: RailMap, { edges }: Outlines): Point[] {
  const rivers = edges.filter(({ border }) => isRiver[border])
  return rivers.flatMap(({ points }) =>
    points.slice(1).flatMap((point, i) => [points[i]!, between(points[i]!, point, 0.5)]),
  )
}

function candidatesFor(map: RailMap, outlines: Outlines, rivers: readonly Point[], area: number): Candidate[] {
  const here = map.areas[area]!
  const outline = outlines.areas[area]!
  const close = rivers.filter(point => distance(point, outline.centre) < 110)
  const spokes = outline.edges.filter(
    ({ border }) => border >= 0 && map.cost[2 * border]! + map.cost[2 * border + 1]! > 0,
  )
  const tracks = spokes.flatMap(({ middle }) => pointsTo(outline.centre, middle))
  const sides = here.isOpen ? [true, false] : [true]
  const candidates: Candidate[] = []
  for (const lines of linesOf(here)) {
    const width = widthOf(here, lines)
    for (const isBelow of sides)
      for (const shift of SHIFTS)
        for (const drop of DROPS) {
          const label = labelAt(here, outline.centre, { lines, width }, isBelow, shift, drop)
          const cost = ownCost(here, label, shift, drop) + groundCost(label, outline, close, tracks)
          candidates.push({ ...label, cost })
        }
  }
  return candidates
}

/** On the way of a track out of an area. */
function pointsTo(centre: Point, middle: Point): Point[] {
  const points: Point[] = []
  for (let part = 0.25; part <= 1; part += 0.15) points.push(between(centre, middle, part))
  return points
}

/** A name in one line, and every way to break it in two. */
function linesOf(area: MapArea): string[][] {
  const { isCapital } = LETTERING[letteringOf(area)] as Lettering
  const name = isCapital ? area.name.toUpperCase() : area.name
  const words = name.split(' ')
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const parts = hyphenated(name)
  return [[name], ...broken, ...(parts === null ? [] : [parts])]
}

/** How much wider or narrower a name is for being bold or italic. */
function cutOf({ station }: MapArea): number {
  if (station === null) return ITALIC
  return station === 'village' ? 1 : BOLD
}

/** How many pieces may stand on an area. */
const roomFor = ({ station, pawns, goods }: MapArea): number =>
  Math.max(station === null ? 0 : pawns, goods === 0 ? 0 : 2)

function widthOf(area: MapArea, lines: readonly string[]): number {
  const { size, spacing } = LETTERING[letteringOf(area)]
  return Math.max(...lines.map(line => textWidth(line, size, spacing))) * cutOf(area)
}

function labelAt(
  area: MapArea,
  [cx, cy]: Point,
  { lines, width }: { readonly lines: readonly string[]; readonly width: number },
  isBelow: boolean,
  shift: number,
  drop: number,
): Label {
  const { size, spacing, away } = LETTERING[letteringOf(area)]
  const height = lines.length * size
  const gap = (area.station === 'city' && !isBelow ? 27 : away) + drop
  const top = isBelow ? cy + gap : cy - gap - height
  const x = cx + shift
  const hasPawns = area.station !== null
  const piecesAt = area.isOpen ? cy + (isBelow ? -1 : 1) * (hasPawns ? 29 : 25) : cy - 12
  const half = (roomFor(area) * (hasPawns ? 19 : 21)) / 2
  const tall = hasPawns ? 16 : 12
  return {
    lines,
    x,
    top,
    size,
    spacing,
    isBelow,
    piecesAt,
    box: [x - width / 2 - 2, top - 1, x + width / 2 + 2, top + height + 1],
    pieces: half === 0 ? null : [cx - half, piecesAt - tall, cx + half, piecesAt + tall],
    sign: signAt(area, [cx, cy], isBelow),
  }
}

function signAt({ station }: MapArea, [x, y]: Point, isBelow: boolean): Rect | null {
  if (station === null) return null
  if (station !== 'city') return [x - 10, y - 10, x + 10, y + 10]
  return isBelow ? [x - 38, y - 40, x + 24, y + 14] : [x - 44, y - 20, x + 24, y + 22]
}

/** Names like to stand below, in the middle, near and in one line; a city's above it only if nothing else is possible. */
function ownCost({ station }: MapArea, { lines, isBelow }: Label, shift: number, drop: number): number {
  const above = isBelow ? 0 : station === 'city' ? 63 + (drop > 0 ? 40 : 0) : 3
  return Math.abs(shift) * 0.5 + drop * 0.6 + (lines.length - 1) * 5 + above
}

function groundCost(
  { box, pieces }: Label,
  { points }: Outline,
  rivers: readonly Point[],
  tracks: readonly Point[],
): number {
  let cost = 0
  for (const point of rivers) {
    if (isWithin(point, box, 3)) cost += 22
    if (pieces !== null && isWithin(point, pieces)) cost += 16
  }
  for (const point of points) if (isWithin(point, box)) cost += 6
  for (const corner of cornersOf(box)) if (!isInside(corner, points)) cost += 4 + distanceTo(points, corner) * 1.2
  for (const point of tracks) if (isWithin(point, box)) cost += 2.5
  return cost
}

const cornersOf = ([left, top, right, bottom]: Rect): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
]
