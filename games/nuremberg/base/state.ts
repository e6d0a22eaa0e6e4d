import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { NamedNumber } from '@roundhouse/kernel/named-number'
import type { CompanyNumber, Owners } from './company.ts'
import { type Influence, NO_INFLUENCE } from './influence.ts'
import { type Area, type ByArea, type ByBorder, borderOf, type Link } from './map.ts'
import type { PieceNumber } from './piece.ts'
import { copyPlayer, type Player } from './player.ts'

/** Nobody, or nothing. */
export const NONE = -1

/** The phases of a turn in which somebody has something to decide, and the end. */
export type Phase = 'auction' | 'track' | 'trains' | 'takeovers' | 'over'

/** An auction box, a train or a space of the trains by its number in the rules. */
export type BoxNumber = NamedNumber<'box'>
export type TrainNumber = NamedNumber<'train'>
export type Space = NamedNumber<'space'>

/** Whose a piece of track is: a seat's, a company's, or `NONE`. */
export type TrackOwner = number
export const companyTrack = (company: CompanyNumber): TrackOwner => 4 + company

/** A series of track being built (NB-5.1): nothing of it lies on the map before it is paid. */
export interface Series {
  readonly links: readonly Link[]
  /** Building points (NB-5.5). */
  readonly price: number
  /** Influence owed by colour, which nothing replaces (NB-5.6, NB-5.7). */
  readonly owed: Influence
}

export const NO_SERIES: Series = { links: [], price: 0, owed: NO_INFLUENCE }

/** A payment in which there is something to choose (NB-5.8, NB-6.3). */
export interface Payment {
  /** How much is still to be paid. */
  readonly due: number
  /** The kind asked for next, by its place among those of a payment: those before it are settled. */
  readonly kind: number
  /** The train that is bought; `NONE`: it is the series. */
  readonly train: TrainNumber
}

/** A line being sold to which several ways lead (NB-8.1). */
export interface TransportLine {
  readonly company: CompanyNumber
  readonly from: Area
  readonly to: Area
  /** The pieces chosen so far, from `from` on. */
  readonly links: readonly Link[]
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
  /** By track (the four colours of influence, then profit): the seats, the disc that moved last first (NB-4.2). */
  discStacks: readonly (readonly Seat[])[]
  /** By auction box: the disc of this turn as a colour, the standing bid, and whose it is (NB-2.2, NB-3.2). */
  discs: readonly number[]
  bids: readonly number[]
  bidders: readonly Seat[]
  track: ByBorder<TrackOwner>
  goods: ByArea<number>
  /** Red and green passengers. */
  reds: ByArea<number>
  greens: ByArea<number>
  landowners: ByArea<number>
  /** Whose the stations are (NB-8.3). */
  stations: ByArea<Owners>
  /** By train: who has bought it this turn (NB-6.2). */
  trains: readonly Seat[]
  /** What stands on each space of the trains, train by train. */
  spaces: readonly PieceNumber[]
  /** Who has passed in this phase, a bit for each seat (NB-6.1). */
  passed: number
  series: Series
  payment: Payment | null
  line: TransportLine | null
  /** Areas with the same number are joined by track of any owners. Empty when nobody asks (NB-5.10). */
  joined: ByArea<number>
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
export function withEntry<T>(list: readonly T[], place: number, entry: T): readonly T[] {
  const changed = list.slice()
  changed[place] = entry
  return changed
}

/** Passengers of a company, by area. */
export const passengersOf = (state: State, company: CompanyNumber): ByArea<number> =>
  company === 0 ? state.reds : state.greens

export const playerAt = (state: Pick<State, 'players'>, seat: Seat): Player => state.players[seat]!

export const goodsAt = (state: State, area: Area): number => state.goods[area]!
export const redsAt = (state: State, area: Area): number => state.reds[area]!
export const greensAt = (state: State, area: Area): number => state.greens[area]!
export const landownersAt = (state: State, area: Area): number => state.landowners[area]!
/** Whose the station in an area is; `NEUTRAL` also where there is none. */
export const ownersAt = (state: State, area: Area): Owners => state.stations[area]!

/** Whose track lies over the border of this link. */
export const ownerOf = (state: Pick<State, 'track'>, link: Link): TrackOwner => state.track[borderOf(link)]!

export const bidOn = (state: State, box: BoxNumber): number => state.bids[box]!
export const bidderOn = (state: State, box: BoxNumber): Seat => state.bidders[box]!
export const pieceOn = (state: State, space: Space): PieceNumber => state.spaces[space]!
/** Who has bought a train this turn; `NONE`: nobody. */
export const holderOf = (state: State, train: TrainNumber): Seat => state.trains[train]!

/** The seat whose turn comes at this place of an order. */
export const seatAt = (order: readonly Seat[], place: number): Seat => order[place]!

/** The payment, and the line, that is asked about now. */
export const paymentOf = (state: State): Payment => state.payment!
export const lineOf = (state: State): TransportLine => state.line!
