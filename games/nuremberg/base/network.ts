import type { Owners } from './company.ts'
import type { Area } from './map.ts'

/**
 * What a player reaches over his own track, kept up to date link by link.
 *
 * Pieces that touch the same area are joined there, so a network is made of parts that share no area.
 */
export interface Network {
  /** The areas that own track touches. */
  readonly areas: readonly Area[]
  /** The part each of these areas is in. */
  readonly parts: readonly number[]
  /** By part: whose stations are in it, as bits; 0 for a number that is not in use. */
  readonly serves: readonly Owners[]
  /** Grey goods areas beside an area that own track touches (NB-6.5). */
  readonly beside: readonly Area[]
}

export const NO_NETWORK: Network = { areas: [], parts: [], serves: [], beside: [] }

/** The n-th area that own track touches, and whose stations its part serves. */
export const touchedAt = (network: Network, n: number): Area => network.areas[n]!
export const servedBy = ({ serves, parts }: Network, n: number): Owners => serves[parts[n]!]!
