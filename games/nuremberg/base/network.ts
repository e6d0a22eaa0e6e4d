/**
 * What a player reaches over his own track, kept up to date link by link.
 *
 * Pieces that touch the same area are joined there, so a network is made of parts that share no area.
 */
export interface Network {
  /** The areas that own track touches. */
  readonly areas: readonly number[]
  /** The part each of these areas is in. */
  readonly parts: readonly number[]
  /** By part: whose stations are in it, as bits; 0 for a number that is not in use. */
  readonly serves: readonly number[]
  /** Grey goods areas beside an area that own track touches (NB-6.5). */
  readonly beside: readonly number[]
}

export const NO_NETWORK: Network = { areas: [], parts: [], serves: [], beside: [] }
