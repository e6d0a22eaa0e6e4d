import type { Owners } from './company.ts'

export type Terrain = 'plain' | 'valley' | 'hopfield' | 'hill' | 'mountain'
export type StationKind = 'village' | 'town' | 'city' | 'start'

export interface Area {
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
  readonly goods: number
  /** How many pawns are drawn for it at set-up (NB-1.4). */
  readonly pawns: number
  /** Track can be here: it is neither mountain, hill nor hop field (NB-5.4). */
  readonly isOpen: boolean
  /** Track may leave it but never lead into it (NB-5.4). */
  readonly isStartOnly: boolean
}

/**
 * A map as the rules use it: everything is a small number.
 *
 * A border is where two areas meet; a link is a border with a direction. Link 2n leads over border n one way, link
 * 2n + 1 the other way.
 */
export interface RailMap {
  readonly name: string
  /** What grey and yellow goods are here: beer and mail, stone and cheese. */
  readonly goodsNames: readonly [grey: string, yellow: string]
  readonly areas: readonly Area[]
  /** Where a link comes from and leads to. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** What a link costs; 0: it can never be built (NB-5.4, NB-5.5). */
  readonly cost: readonly number[]
  /** Rivers, by border. */
  readonly isRiver: readonly boolean[]
  /** Borders that no track may ever cross, whatever lies on both sides (NB-5.4). */
  readonly isClosed: readonly boolean[]
  /** By area: the links out of it that can be built. */
  readonly exits: readonly (readonly number[])[]
  /** By area: all links out of it over borders where track can lie, also those that lead into a start-only area. */
  readonly around: readonly (readonly number[])[]
  /** By area: the grey goods areas beside it (NB-6.5). */
  readonly greyBeside: readonly (readonly number[])[]
  /** By number of from and to: the link, or `NO_LINK`. */
  readonly linkBetween: readonly number[]
  readonly stations: readonly number[]
  /** The two ends of the chain that pays once (NB-5.10); `null`: this map has none. */
  readonly chain: { readonly from: number; readonly to: readonly number[] } | null
}

export const NO_LINK = -1

export const borderOf = (link: number): number => link >> 1
export const opposite = (link: number): number => link ^ 1

export const linkBetween = (map: RailMap, from: number, to: number): number =>
  map.linkBetween[from * map.areas.length + to]!
