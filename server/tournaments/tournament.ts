/*
 * A tournament as its rules see it: who takes part, and what came of the rounds so far. Where it is kept, and who may do
 * what, is known elsewhere.
 */

/** Somebody who takes part. */
export interface Entrant {
  readonly person: number
  /** From 0, in a tournament with groups; `null`: there are none. */
  readonly group: number | null
  /** The last round they took part in; `null`: they are still in it. */
  readonly leftAfter: number | null
}

/** How a table ended for one seat. */
export interface SeatOutcome {
  readonly place: number
  readonly points: number
  readonly hasLeft: boolean
}

/** A table of a round that is over: who sat there, by seat, and how it ended; `null`: it was called off. */
export interface TableOutcome {
  readonly people: readonly number[]
  readonly seats: readonly SeatOutcome[] | null
}

/** A round that is over. */
export interface RoundOutcome {
  readonly tables: readonly TableOutcome[]
  readonly byes: readonly number[]
  readonly isFinal: boolean
}

export interface Tournament {
  readonly kind: 'swiss' | 'groups'
  /** At each table. */
  readonly players: number
  /** Without the final. */
  readonly rounds: number
  readonly hasFinal: boolean
  /** Of which lots are drawn. */
  readonly seed: string
  readonly entrants: readonly Entrant[]
  readonly outcomes: readonly RoundOutcome[]
}

/** The next round: who sits at which table, by seat, and who has a bye. */
export interface RoundDraft {
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
  readonly isFinal: boolean
}
