import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { NamedNumber } from '@roundhouse/kernel/named-number'
import { copyPlayer, type Player } from './board/player.ts'
import type { CarStep, TrainNumber } from './board/train.ts'
import type { EndFaceNumber, FaceNumber } from './cards/face-number.ts'
import type { Frame } from './frames/effect.ts'

/**
 * `draft` is the choice of Game End cards at set-up (FC-1.5), `receive` what others get after a turn (FC-3.8),
 * `scoring` the part of one player in a scoring phase (FC-12.1).
 */
export const PHASES = ['draft', 'turn', 'receive', 'scoring', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Where a frame comes from: a kind of source and which one, as one number (`source.ts`). */
export type Source = NamedNumber<'source'>

/** The frame being carried out: nothing else may come in between (FC-3.6). */
export interface OpenFrame {
  readonly source: Source
  readonly left: Frame
  /** No car goes above this step (FC-F.3); the top step where nothing limits it. */
  readonly limit: CarStep
  /** Its coins and points have come. Until then room may have to be made (FC-9.2). */
  readonly begun: boolean
}

/** What modules add to the table. Each declares its own part; a part is replaced, never changed. */
// biome-ignore lint/suspicious/noEmptyInterface: modules declare their parts into it.
export interface Slices {}

/** The whole table. Arrays and slices are replaced, never changed, so a copy may share them. */
export interface State extends Dice {
  phase: Phase
  /** 1 to 6 (FC-2.1). */
  round: number
  /** The start player (FC-2.2). */
  start: Seat
  /** The start player of the first round: from his right on the Game End cards went round (FC-1.5). */
  firstStart: Seat
  /** Whose turn, or whose part of a scoring phase, it is. */
  onTurn: Seat
  /** Whose move it is: out of turn another than `onTurn`. */
  toMove: Seat
  /** Turns of this round, or parts of this scoring phase, that are not over yet. */
  turnsLeft: number
  /** The regular action of this turn is taken (FC-3.1). */
  acted: boolean
  /** Who holds the start-player tile; NONE: it lies in the offer. */
  tileHolder: Seat
  /** The seat after the taker, counted clockwise, that the start-player tile pays next; 0: nobody (FC-4.2). */
  paying: number
  /** Three rows of six; NONE where a card has left (FC-1.7). */
  offer: readonly FaceNumber[]
  /** What is left of the current pile. A bag: it has no order until a card is drawn. */
  pile: readonly FaceNumber[]
  /** The Game End cards being passed on (FC-1.5). */
  draft: readonly EndFaceNumber[]
  /** The Game End card that nobody kept; NONE until the draft is over. It is somewhere in the pile, or seen by all. */
  leftover: EndFaceNumber
  display: readonly EndFaceNumber[]
  endPile: readonly EndFaceNumber[]
  /** How many locomotive tiles have left the stack (FC-1.6). */
  tilesLaid: number
  /** How many conductors have reached a locomotive tile (FC-6.5). */
  arrived: number
  players: Player[]
  frame: OpenFrame | null
  /** Frames that wait, of the player to move (FC-3.7). */
  waiting: readonly Source[]
  /** Coins from boarding that have not been placed yet (FC-D.5). */
  owed: number
  /** The train that needs its mail car now, before anything else; NONE: none (FC-6.1). */
  mailFor: TrainNumber
  slices: Readonly<Slices>
}

export const copyState = (state: State): State => ({
  seed: state.seed,
  rolled: state.rolled,
  phase: state.phase,
  round: state.round,
  start: state.start,
  firstStart: state.firstStart,
  onTurn: state.onTurn,
  toMove: state.toMove,
  turnsLeft: state.turnsLeft,
  acted: state.acted,
  tileHolder: state.tileHolder,
  paying: state.paying,
  offer: state.offer,
  pile: state.pile,
  draft: state.draft,
  leftover: state.leftover,
  display: state.display,
  endPile: state.endPile,
  tilesLaid: state.tilesLaid,
  arrived: state.arrived,
  players: copyPlayers(state.players),
  frame: state.frame,
  waiting: state.waiting,
  owed: state.owed,
  mailFor: state.mailFor,
  slices: state.slices,
})

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (const player of players) copies.push(copyPlayer(player))
  return copies
}

export const playerAt = <Board>({ players }: { readonly players: readonly Board[] }, seat: Seat): Board =>
  players[seat]!

/** The frame being carried out, where there is one. */
export const frameOf = ({ frame }: Pick<State, 'frame'>): OpenFrame => frame!

/** A place of the offer, row by row. */
export type Slot = NamedNumber<'slot'>
/** The card that lies there; `NONE` where one has left. */
export const cardIn = (state: Pick<State, 'offer'>, slot: Slot): FaceNumber => state.offer[slot]!
