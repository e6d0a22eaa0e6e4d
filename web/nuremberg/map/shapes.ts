import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'
import { type Ground, hachures, hops, tufts, valleySides } from './engraving.ts'
import { type Label, labelsOf } from './labels.ts'
import { type Edge, type Outlines, outlinesOf, placeOf, RADIUS } from './outlines.ts'
import { between, curve, type Point, type Rect } from './points.ts'
import { nameBeside, type River, type RiverName, riversOf } from './rivers.ts'

export interface AreaShape {
  readonly centre: Point
  readonly path: string
  readonly label: Label
}

/** A piece of track, from centre to centre. */
interface TrackShape {
  readonly path: string
  readonly middle: Point
}

/** A stroke of the engraver: a class that says what it is, and a path. */
interface Stroke {
  readonly is: string
  readonly path: string
}

/** All that is drawn of a map, whatever is played on it. */
export interface MapShapes {
  readonly sheet: Rect
  readonly areas: readonly AreaShape[]
  /** By border; one way and back are the same. */
  readonly tracks: readonly TrackShape[]
  readonly strokes: readonly Stroke[]
  /** All areas together. */
  readonly land: string
  /** Borders between areas, the coast around all, and walls. */
  readonly borders: string
  readonly coast: string
  readonly walls: string
  readonly rivers: readonly River[]
  /** Where a name of a river would stand, by river. */
  readonly nameRiver: (river: River, name: string) => RiverName
}

const known = new WeakMap<RailMap, MapShapes>()

/** A map is drawn once, however often it is shown. */
export function shapesOf(map: RailMap): MapShapes {
  const shapes = known.get(map) ?? drawn(map)
  known.set(map, shapes)
  return shapes
}

function drawn(map: RailMap): MapShapes {
  const outlines = outlinesOf(map)
  const labels = labelsOf(map, outlines)
  const rivers = riversOf(map, outlines)
  const areas = outlines.areas.map(({ centre, path }, n) => ({ centre, path, label: labels[n]! }))
  const tracks = map.isRiver.map((_, border) => trackOver(map, outlines, border))
  const lines = (isWanted: (edge: Edge) => boolean) =>
    outlines.edges
      .filter(isWanted)
      .map(({ points }) => curve(points))
      .join('')
  return {
    sheet: sheetOf(map),
    areas,
    tracks,
    strokes: map.areas.flatMap((area, n) => strokesOn(map, area, outlines, n, labels[n]!)),
    land: areas.map(({ path }) => path).join(''),
    borders: lines(edge => edge.areas.length === 2 && !map.isRiver[edge.border]),
    coast: lines(edge => edge.areas.length === 1),
    walls: lines(edge => map.isClosed[edge.border] === true),
    rivers,
    nameRiver: namer(map, outlines, labels, rivers, tracks),
  }
}

/** A name is placed once: it never moves when something is played. */
function namer(
  map: RailMap,
  outlines: Outlines,
  labels: readonly Label[],
  rivers: readonly River[],
  tracks: readonly TrackShape[],
): MapShapes['nameRiver'] {
  const placed = new Map<string, RiverName>()
  const crossings = tracks.flatMap(({ middle: [x, y] }, border): Rect[] =>
    map.isRiver[border] ? [[x - 15, y - 15, x + 15, y + 15]] : [],
  )
  const crowd = {
    taken: [...crossings, ...labels.flatMap(freeFor)],
    closed: outlines.areas.filter((_, n) => !map.areas[n]!.isOpen).map(({ points }) => points),
    water: rivers.flatMap(({ points }) => points),
  }
  return (river, name) => {
    const place = placed.get(name) ?? nameBeside(name, river, crowd)
    placed.set(name, place)
    return place
  }
}

/** Room around the land, and below it for the title. */
function sheetOf({ areas }: RailMap): Rect {
  const places = areas.map(placeOf)
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return [Math.min(...xs) - 81, Math.min(...ys) - RADIUS - 27, Math.max(...xs) + 81, Math.max(...ys) + RADIUS + 22]
}

/** A piece crosses the border near its middle: so it joins what touches the same area. */
function trackOver({ from, to }: RailMap, { areas, edgeOf }: Outlines, border: number): TrackShape {
  const [one, other] = [areas[from[2 * border]!]!.centre, areas[to[2 * border]!]!.centre]
  const straight = between(one, other, 0.5)
  const edge = edgeOf[border]
  const middle = edge === undefined ? straight : between(edge.middle, straight, 0.45)
  return { path: curve([one, middle, other], 5), middle }
}

const grown = ([left, top, right, bottom]: Rect): Rect => [left - 1, top - 1, right + 1, bottom + 1]

const freeFor = ({ box, pieces, sign }: Label): Rect[] => [
  box,
  ...(pieces === null ? [] : [grown(pieces)]),
  ...(sign === null ? [] : [sign]),
]

function strokesOn(map: RailMap, area: MapArea, { areas }: Outlines, n: number, label: Label): Stroke[] {
  const { centre, points, edges } = areas[n]!
  const ground: Ground = { key: `r${area.row}c${area.column}`, centre, points, free: freeFor(label) }
  switch (area.terrain) {
    case 'mountain':
    case 'hill':
      return hachures(ground, area.terrain === 'hill' ? 0.9 : 1).map((path, i) => ({ is: `hachure h${i}`, path }))
    case 'hopfield': {
      const { poles, vines, cones } = hops(ground)
      return [
        { is: 'hop-pole', path: poles + vines },
        { is: 'hop-cone', path: cones },
      ]
    }
    case 'valley': {
      const rising = edges.filter(edge => edge.areas.some(other => map.areas[other]!.terrain === 'hill'))
      return [
        { is: 'hachure valley-side', path: valleySides(ground, rising) },
        { is: 'tuft valley-tuft', path: tufts(ground, 7) },
      ]
    }
    case 'plain':
      return area.station === null ? [{ is: 'tuft', path: tufts(ground, 4) }] : []
  }
}
