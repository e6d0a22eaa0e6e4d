import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { copyPlayer, type Player } from './player.ts'

/** Nobody, or nothing. */
export const NONE = -1

/** The phases of a turn in which somebody has something to decide, and the end. */
export type Phase = 'auction' | 'track' | 'trains' | 'takeovers' | 'over'

/** Whose a piece of track is: a seat's, or a company's. */
export const companyTrack = (company: number): number => 4 + company

/** A series of track being built (NB-5.1): nothing of it lies on the map before it is paid. */
export interface Series {
  readonly links: readonly number[]
  /** Building points (NB-5.5). */
  readonly price: number
  /** Influence owed by colour, which nothing replaces (NB-5.6, NB-5.7). */
  readonly owed: readonly number[]
}

export const NO_SERIES: Series = { links: [], price: 0, owed: [0, 0, 0, 0] }

/** A payment in which there is something to choose (NB-5.8, NB-6.3). */
export interface Payment {
  /** How much is still to be paid. */
  readonly due: number
  /** The kind asked for next: those before it are settled. */
  readonly kind: number
  /** The train that is bought; `NONE`: it is the series. */
  readonly train: number
}

/** A line being sold to which several ways lead (NB-8.1). */
export interface Line {
  readonly company: number
  readonly from: number
  readonly to: number
  /** The pieces chosen so far, from `from` on. */
  readonly links: readonly number[]
}

/** The whole table. Arrays and parts are replaced, never changed, so a copy may share them. */
export interface State extends Dice {
  /** From 1 on (NB-1.1). */
  turn: number
  phase: Phase
  toMove: Seat
  /** Who of the order of this phase is to act. */
  place: number
  /** Player order (NB-7.4). */
  order: readonly Seat[]
  /** Building order and train order of this turn (NB-4.1). */
  buildOrder: readonly Seat[]
  trainOrder: readonly Seat[]
  /** By track (the four colours of influence, then profit): the seats, whoever's disc moved last first (NB-4.2). */
  discStacks: readonly (readonly Seat[])[]
  /** By auction box: the disc of this turn as a colour, the standing bid, and whose it is (NB-2.2, NB-3.2). */
  discs: readonly number[]
  bids: readonly number[]
  bidders: readonly Seat[]
  /** By border: `NONE`, a seat, or a company's track. */
  track: readonly number[]
  /** By area: goods, red passengers, green passengers and landowners that are there. */
  goods: readonly number[]
  reds: readonly number[]
  greens: readonly number[]
  landowners: readonly number[]
  /** By area: whose station it is (NB-8.3). */
  stations: readonly number[]
  /** By train: who has bought it this turn (NB-6.2). */
  trains: readonly Seat[]
  /** What stands on each space of the trains, train by train. */
  spaces: readonly number[]
  /** Who has passed in this phase, a bit for each seat (NB-6.1). */
  passed: number
  series: Series
  payment: Payment | null
  line: Line | null
  /** By area: areas with the same number are joined by track of any owners. Empty when nobody asks (NB-5.10). */
  joined: readonly number[]
  players: Player[]
}

export const copyState = (state: State): State => ({
  seed: state.seed,
  rolled: state.rolled,
  turn: state.turn,
  phase: state.phase,
  toMove: state.toMove,
  place: state.place,
  order: state.order,
  buildOrder: state.buildOrder,
  trainOrder: state.trainOrder,
  discStacks: state.discStacks,
  discs: state.discs,
  bids: state.bids,
  bidders: state.bidders,
  track: state.track,
  goods: state.goods,
  reds: state.reds,
  greens: state.greens,
  landowners: state.landowners,
  stations: state.stations,
  trains: state.trains,
  spaces: state.spaces,
  passed: state.passed,
  series: state.series,
  payment: state.payment,
  line: state.line,
  joined: state.joined,
  players: copyPlayers(state.players),
})

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (const player of players) copies.push(copyPlayer(player))
  return copies
}

/** A list with one entry replaced. */
export function withEntry(list: readonly number[], place: number, entry: number): readonly number[] {
  const changed = list.slice()
  changed[place] = entry
  return changed
}

/** Passengers of a company, by area. */
export const passengersOf = (state: State, company: number): readonly number[] =>
  company === 0 ? state.reds : state.greens
