import type { StationKind, Terrain } from '../base/map.ts'

/*
 * What a map file looks like: areas on a grid of hexes and the borders between them, as data. Nothing of a map is code:
 * what is special about one (a closed border, an area that only starts a series, a bonus for a line) is named in it.
 * What each field may hold stands in shape.ts.
 */

export const FORMAT = 'roundhouse-map 1'

/** Track is never built into hop fields, hills and mountains (NB-5.4). */
export const TERRAINS = ['plain', 'valley', 'hopfield', 'hill', 'mountain'] as const satisfies readonly Terrain[]

export const STATIONS = ['village', 'town', 'city', 'start'] as const satisfies readonly StationKind[]

export const OWNERS = ['red', 'green', 'both'] as const
type Owner = (typeof OWNERS)[number]

export const GOODS = ['grey', 'yellow'] as const
type Goods = (typeof GOODS)[number]

/** Is a fact told by a rule text or a printed map, or made up? */
export const STATUSES = ['documented', 'ours'] as const
type Status = (typeof STATUSES)[number]

/** An area, one line of the file. */
export interface AreaLine {
  readonly name: string
  /** Row and column on a grid of hexes whose odd rows lie half a hex further east. */
  readonly at: readonly [row: number, column: number]
  readonly terrain: Terrain
  readonly station?: StationKind
  /** Whose station it is at set-up; nobody's if left out. */
  readonly company?: Owner
  readonly goods?: Goods
  /** How many pawns are drawn for it; if left out, what its station asks for (see pawnsOf). */
  readonly pawns?: number
  readonly status?: Status
  /** Which part of the area is documented. */
  readonly note?: string
}

/** Two areas, by their names. */
export type Pair = readonly [one: string, other: string]

/** Two areas that touch, and what lies between them. */
export type BorderLine = Pair | readonly [...Pair, 'river']

/** From a station to any one of others: the first chain of track between them scores, once a game (NB-5.10). */
export interface LineBonus {
  readonly from: string
  readonly to: readonly string[]
}

/** The parts of a file that can be marked as a whole. */
export const PARTS = ['goods', 'areas', 'borders', 'closed', 'startOnly', 'lineBonus'] as const
type Part = (typeof PARTS)[number]

export interface MapFile {
  readonly format: typeof FORMAT
  readonly name: string
  /** What grey and yellow goods are called (NB-1.6). */
  readonly grey: string
  readonly yellow: string
  readonly areas: readonly AreaLine[]
  readonly borders: readonly BorderLine[]
  /** Borders across which no track is ever built. */
  readonly closed: readonly Pair[]
  /** Areas from which a series may start, but into which none leads. */
  readonly startOnly: readonly string[]
  readonly lineBonus?: LineBonus
  /** Parts that are not documented; an area that says so itself is an exception. */
  readonly status?: { readonly [P in Part]?: Status }
}

const PAWNS: Readonly<Record<StationKind, number>> = { village: 1, town: 2, city: 0, start: 0 }

/** 1 for a village, 2 for a town, none for cities and starts (NB-1.4), unless the area says otherwise. */
export const pawnsOf = ({ station, pawns }: Pick<AreaLine, 'station' | 'pawns'>): number =>
  pawns ?? (station === undefined ? 0 : PAWNS[station])

/** Is this ground that track never enters? (NB-5.4) */
export const isClosed = (terrain: Terrain): boolean => terrain !== 'plain' && terrain !== 'valley'

/** What a link between two open areas costs: 2 across a river or where either is a valley, else 1 (NB-5.5). */
export const costOf = (one: Terrain, other: Terrain, isRiver: boolean): number =>
  isRiver || one === 'valley' || other === 'valley' ? 2 : 1
