import type { Influence } from './influence.ts'
import type { Network } from './network.ts'

export const CUBES = 15
export const PIECES_OF_TRACK = 15

/** One player's things. Arrays are replaced, never changed. */
export interface Player {
  /** Investment cubes in hand; those neither here nor in bids are in the reserve. */
  cubes: number
  influence: Influence
  profit: number
  points: number
  /** Own pieces of track on the map. */
  pieces: number
  /** What was moved in earlier turns: grey, yellow, red, green (NB-7.3). */
  kept: readonly number[]
  network: Network
}

export const copyPlayer = (player: Player): Player => ({
  cubes: player.cubes,
  influence: player.influence,
  profit: player.profit,
  points: player.points,
  pieces: player.pieces,
  kept: player.kept,
  network: player.network,
})
