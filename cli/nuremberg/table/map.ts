import { linkBetween, NO_LINK, type RailMap } from '@roundhouse/nuremberg/base/map'
import { placeOf } from '@roundhouse/nuremberg/base/names'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { distance } from '@roundhouse/nuremberg/maps/grid'
import type { Paint } from '../../terminal/paint.ts'
import { namesOn } from './names.ts'
import type { NurembergPicture } from './picture.ts'
import { brushOf, GREEN_SIGN, LANDOWNER_SIGN, RED_SIGN, signOfOwner, signOfPiece, signOfStation } from './signs.ts'

/*
 * The map in text. A row of hexes is two lines: names and the links between neighbours in the row, then what is in the
 * areas, and at both ends the links down to the next row, which lies half a cell further to the right or left.
 */

const LABEL_WIDTH = 2
const LEAST_CELL = 6
const MOST_CELL = 10

/** An even number of columns, so that a row can be shifted by half a cell. */
function cellWidth(columns: number, width: number): number {
  const room = Math.floor((width - LABEL_WIDTH) / (columns + 0.5))
  return Math.max(LEAST_CELL, Math.min(MOST_CELL, room - (room % 2)))
}

/** Where areas lie: by row and column, the number of the area. */
type Grid = readonly (readonly (number | undefined)[])[]

function gridOf({ areas }: RailMap): Grid {
  const rows = 1 + Math.max(...areas.map(({ row }) => row))
  const columns = 1 + Math.max(...areas.map(({ column }) => column))
  const grid = Array.from({ length: rows }, () => new Array<number | undefined>(columns).fill(undefined))
  for (const [number, { row, column }] of areas.entries()) grid[row]![column] = number
  return grid
}

interface Drawing {
  readonly map: RailMap
  readonly view: View
  readonly grid: Grid
  readonly cell: number
  /** By area. */
  readonly names: readonly string[]
  /** The columns that are drawn side by side. */
  readonly columns: readonly number[]
  readonly paint: Paint
}

/** The whole map, with the letters of rows and the numbers of columns around it; in several parts if it is too wide. */
export function drawMap({ view, voice, width, paint }: NurembergPicture): string[] {
  const { map } = voice.rules
  const grid = gridOf(map)
  const cell = cellWidth(grid[0]!.length, width)
  const drawing = { map, view, grid, cell, names: namesOn(map, cell - 2), paint }
  return [
    ...partsOf(grid[0]!.length, cell, width).flatMap(columns => drawPart({ ...drawing, columns })),
    ...drawFarTrack(drawing),
  ]
}

/** As many columns as fit, then the next ones. */
function partsOf(columns: number, cell: number, width: number): number[][] {
  const most = Math.max(1, Math.floor((width - LABEL_WIDTH) / cell - 0.5))
  const all = Array.from({ length: columns }, (_, column) => column)
  return Array.from({ length: Math.ceil(columns / most) }, (_, part) => all.slice(part * most, (part + 1) * most))
}

const drawPart = (drawing: Drawing): string[] => [
  columnNumbers(drawing, 0),
  ...drawing.grid.flatMap((_, row) => [
    lineOf(drawing, row, drawing.paint.dim(rowLabel(row)), column => drawName(drawing, row, column)),
    lineOf(drawing, row, NO_LABEL, column => drawContent(drawing, row, column)),
  ]),
  columnNumbers(drawing, 1),
]

/** A start may touch areas that do not lie beside it: track there is told below the map. */
function drawFarTrack(drawing: Omit<Drawing, 'columns'>): string[] {
  const { map, view } = drawing
  return view.track.flatMap((_, border) => {
    const [from, to] = [map.from[2 * border]!, map.to[2 * border]!]
    const sign = signBetween(drawing, from, to)
    return isTrack(sign) && !isBeside(map, from, to) ? [`${spot(map, from)} -${sign}- ${spot(map, to)}`] : []
  })
}

const spot = ({ areas }: RailMap, area: number): string => `${areas[area]!.name} ${placeOf(areas[area]!)}`

const isBeside = ({ areas }: RailMap, one: number, other: number): boolean =>
  distance([areas[one]!.row, areas[one]!.column], [areas[other]!.row, areas[other]!.column]) === 1

/** A line of a row of hexes, of which every second is shifted by half a cell. */
function lineOf({ cell, columns }: Drawing, row: number, label: string, draw: (column: number) => string): string {
  const shift = ' '.repeat(row % 2 === 0 ? 0 : cell / 2)
  return (label + shift + columns.map(draw).join('')).trimEnd()
}

const NO_LABEL = ' '.repeat(LABEL_WIDTH)

/** Even rows begin at the left, so their columns are numbered above; those of odd rows below. */
const columnNumbers = (drawing: Drawing, row: number): string =>
  drawing.paint.dim(lineOf(drawing, row, NO_LABEL, column => ` ${column + 1}`.padEnd(drawing.cell)))

/** The letter with which the places of a row begin. */
const rowLabel = (row: number): string => placeOf({ row, column: 0 }).slice(0, -1).padEnd(LABEL_WIDTH)

/** The link to the western neighbour, the name, and dashes as far as track leads on to the east. */
function drawName(drawing: Drawing, row: number, column: number): string {
  const { cell, grid, names, paint } = drawing
  const area = grid[row]![column]
  if (area === undefined) return ' '.repeat(cell)
  const west = signBetween(drawing, grid[row]![column - 1], area)
  const isLinked = isTrack(signBetween(drawing, area, grid[row]![column + 1]))
  const name = names[area]!
  const fill = (isLinked ? '-' : ' ').repeat(cell - 1 - name.length)
  return brushOf(paint, west)(west) + brushOfArea(drawing, area)(name) + fill
}

const isTrack = (sign: string): boolean => /[\dRG+]/.test(sign)

function brushOfArea({ map, view, paint }: Drawing, area: number): (text: string) => string {
  const { isOpen, station } = map.areas[area]!
  if (!isOpen) return paint.dim
  const owned = brushOf(paint, signOfStation(view.stations[area]!))
  return text => (station === null ? text : paint.bold(owned(text)))
}

/** What lies across a border: track, the series being built, or what makes it dear or closed. */
function signBetween(
  { map, view }: Pick<Drawing, 'map' | 'view'>,
  one: number | undefined,
  other: number | undefined,
): string {
  if (one === undefined || other === undefined) return ' '
  const link = linkBetween(map, one, other)
  if (link === NO_LINK) return ' '
  const border = link >> 1
  if (view.series.links.some(built => built >> 1 === border)) return '+'
  if (view.track[border] !== NONE) return signOfOwner(view.track[border]!)
  if (map.isClosed[border]) return '#'
  return Math.max(map.cost[2 * border]!, map.cost[2 * border + 1]!) > 1 ? '~' : ' '
}

function drawContent(drawing: Drawing, row: number, column: number): string {
  const { grid, cell, paint } = drawing
  const area = grid[row]![column]
  const west = column + (row % 2 === 0 ? -1 : 0)
  const below = grid[row + 1] ?? []
  const southWest = signBetween(drawing, area, below[west])
  const southEast = signBetween(drawing, area, below[west + 1])
  const room = cell < MOST_CELL - 2 ? 1 : 2
  const left = room === 1 ? southWest : `${southWest}${isTrack(southWest) ? '/' : ' '}`
  const right = room === 1 ? southEast : `${isTrack(southEast) ? '\\' : ' '}${southEast}`
  const content = contentOf(drawing, area, cell - 2 * room)
  return brushOf(paint, southWest)(left) + content + brushOf(paint, southEast)(right)
}

/** Whose station it is and who waits there, or the goods. */
function contentOf({ map, view, paint }: Drawing, area: number | undefined, width: number): string {
  if (area === undefined) return ' '.repeat(width)
  const { goods, station } = map.areas[area]!
  const owner = station === null ? '' : signOfStation(view.stations[area]!)
  const things = station === null ? signOfPiece(goods).repeat(view.goods[area]!) : pawnsAt(view, area)
  const gap = ' '.repeat(2 - owner.length)
  const text = `${owner}${gap}${things}`.trimEnd().slice(0, width)
  const painted = [...text].map(sign => brushOf(paint, sign)(sign)).join('')
  const left = Math.max(0, Math.floor((width - WIDEST_CONTENT) / 2))
  return ' '.repeat(left) + painted + ' '.repeat(width - left - text.length)
}

/** `RGrw` */
const WIDEST_CONTENT = 4

/** A sign for each, or a number and a sign where there is a crowd. */
function pawnsAt({ reds, greens, landowners }: View, area: number): string {
  const counts = [
    [reds[area]!, RED_SIGN],
    [greens[area]!, GREEN_SIGN],
    [landowners[area]!, LANDOWNER_SIGN],
  ] as const
  const all = counts.reduce((sum, [n]) => sum + n, 0)
  return counts.map(([n, sign]) => (n === 0 ? '' : all > 2 ? `${n}${sign}` : sign.repeat(n))).join('')
}
