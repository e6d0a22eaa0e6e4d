import type { NamedNumber } from '@roundhouse/kernel/named-number'
import type { Owners } from './company.ts'
import type { GoodsColour } from './piece.ts'

export type Terrain = 'plain' | 'valley' | 'hopfield' | 'hill' | 'mountain'
export type StationKind = 'village' | 'town' | 'city' | 'start'

/** An area by its number on its map. */
export type Area = NamedNumber<'area'>
/** Where two areas meet. */
export type Border = NamedNumber<'border'>
/** A border with a direction: link 2n leads over border n one way, link 2n + 1 the other way. */
export type Link = NamedNumber<'link'>

/** Lists with an entry for each area, border or link of a map, at its number. */
export type ByArea<T> = readonly T[]
export type ByBorder<T> = readonly T[]
export type ByLink<T> = readonly T[]

/** What is printed of an area. */
export interface MapArea {
  readonly name: string
  /** Its place on a grid of hexes whose odd rows are shifted to the right. */
  readonly row: number
  readonly column: number
  readonly terrain: Terrain
  /** `null`: no station. */
  readonly station: StationKind | null
  /** Whose station it is at set-up. */
  readonly owners: Owners
  /** GREY or YELLOW goods are drawn for it at set-up, or `NOTHING` (NB-1.3). */
  readonly goods: GoodsColour
  /** How many pawns are drawn for it at set-up (NB-1.4). */
  readonly pawns: number
  /** Track can be here: it is neither mountain, hill nor hop field (NB-5.4). */
  readonly isOpen: boolean
  /** Track may leave it but never lead into it (NB-5.4). */
  readonly isStartOnly: boolean
}

/** A map as the rules use it: everything is a small number. */
export interface RailMap {
  readonly name: string
  /** What grey and yellow goods are here: beer and mail, stone and cheese. */
  readonly goodsNames: readonly [grey: string, yellow: string]
  readonly areas: ByArea<MapArea>
  /** Where a link comes from and leads to. */
  readonly from: ByLink<Area>
  readonly to: ByLink<Area>
  /** What a link costs; 0: it can never be built (NB-5.4, NB-5.5). */
  readonly cost: ByLink<number>
  /** Rivers, by border. */
  readonly isRiver: ByBorder<boolean>
  /** Borders that no track may ever cross, whatever lies on both sides (NB-5.4). */
  readonly isClosed: ByBorder<boolean>
  /** The links out of it that can be built. */
  readonly exits: ByArea<readonly Link[]>
  /** All links out of it over borders where track can lie, also those that lead into a start-only area. */
  readonly around: ByArea<readonly Link[]>
  /** The grey goods areas beside an area (NB-6.5). */
  readonly greyBeside: ByArea<readonly Area[]>
  /** By number of from and to: the link, or `NO_LINK`. */
  readonly linkBetween: readonly Link[]
  readonly stations: readonly Area[]
  /** The two ends of the chain that pays once (NB-5.10); `null`: this map has none. */
  readonly chain: { readonly from: Area; readonly to: readonly Area[] } | null
}

export const NO_LINK: Link = -1

export const borderOf = (link: Link): Border => link >> 1
export const opposite = (link: Link): Link => link ^ 1
/** The first of the two links over a border. */
export const linkOver = (border: Border): Link => 2 * border

export const areaFrom = (map: RailMap, link: Link): Area => map.from[link]!
export const areaTo = (map: RailMap, link: Link): Area => map.to[link]!
export const costOf = (map: RailMap, link: Link): number => map.cost[link]!
export const linksAround = (map: RailMap, area: Area): readonly Link[] => map.around[area]!
export const exitsOf = (map: RailMap, area: Area): readonly Link[] => map.exits[area]!

export const areaAt = (map: RailMap, area: Area): MapArea => map.areas[area]!
export const areaName = (map: RailMap, area: Area): string => map.areas[area]!.name

/** Both ends of a border, as people write it. */
export const borderName = (map: RailMap, border: Border): string =>
  `${areaName(map, areaFrom(map, linkOver(border)))} - ${areaName(map, areaTo(map, linkOver(border)))}`

/** Of two areas that share no border there is `NO_LINK`. */
export const linkBetween = (map: RailMap, from: Area, to: Area): Link => map.linkBetween[from * map.areas.length + to]!
