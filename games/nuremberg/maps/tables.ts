import type { COLOURS } from '../base/influence.ts'

/*
 * What the boxes of the auction and the trains show, how many turns there are and what the bags hold: as data, beside the
 * maps and the same for all of them.
 */

type Colour = (typeof COLOURS)[number]

/** A number for each colour of influence. */
type Influence = Readonly<Record<Colour, number>>

/** A box of the auction. */
export interface BoxLine {
  /** Upper or lower row and the column: `U1`, `L4`. */
  readonly name: string
  /** The points printed on it, one of each colour; a disc is added every turn (NB-2.2). */
  readonly influence: readonly Colour[]
  /** The smallest bid (NB-3.1). */
  readonly minimum: number
  /** With how many players and more it is open. */
  readonly players: number
}

/** A train: its row and place in it (`3b`), what it costs in brown, and its spaces. */
export interface TrainLine {
  readonly row: number
  readonly place: 'a' | 'b' | 'c'
  readonly cost: number
  readonly first: number
  readonly second: number
  readonly goods: number
}

export interface Tables {
  readonly boxes: readonly BoxLine[]
  readonly trains: readonly TrainLine[]
  /** How many turns a game has, by the number of players (NB-1.1). */
  readonly turns: Readonly<Record<2 | 3 | 4, number>>
  /** What the bags hold (NB-1.3 to NB-1.5). */
  readonly bags: {
    readonly goods: { readonly grey: number; readonly yellow: number }
    readonly pawns: { readonly red: number; readonly green: number; readonly landowner: number }
    readonly influence: Influence
  }
}
