import type { Move, Seat } from '@roundhouse/kernel/game'
import {
  type MoveKind as KernelMoveKind,
  type Objection as KernelRefused,
  kindNumberOf,
} from '@roundhouse/kernel/move-kind'
import type { Emit } from '@roundhouse/kernel/story'
import type { Choice, ChoiceTo } from './choice.ts'
import type { Influence } from './influence.ts'
import type { RailMap } from './map.ts'
import type { Player } from './player.ts'
import type { Reasons } from './reasons.ts'
import { type BoxNumber, playerAt, type Space, type State, type TrainNumber } from './state.ts'
import type { ScoredFor, StoryLine } from './story.ts'

/** A box of the auction (NB-3.1). */
export interface AuctionBox {
  readonly name: string
  /** The printed points of influence by colour. */
  readonly printed: Influence
  /** The lowest bid. */
  readonly least: number
  /** With this number of players. */
  readonly isOpen: boolean
}

type ByClass<T> = readonly [first: T, second: T, goods: T]

/** A train (NB-6.2). Its spaces stand in the order first class, second class, goods. */
export interface Train {
  readonly name: string
  readonly row: number
  /** In brown influence. */
  readonly cost: number
  /** Spaces by class. */
  readonly spaces: ByClass<number>
  /** Where the spaces of each class begin among the spaces of all trains. */
  readonly at: ByClass<Space>
}

/** The rules in force: the map, what is printed, and what can be done. Made once when a game is opened. */
export interface Rules {
  readonly seats: number
  /** How many turns (NB-1.1). */
  readonly turns: number
  readonly map: RailMap
  readonly boxes: readonly AuctionBox[]
  readonly trains: readonly Train[]
  /** How many spaces all trains have. */
  readonly spaceCount: number
  /** What is in the bags: grey and yellow goods; red and green passengers and landowners; discs by colour. */
  readonly bags: {
    readonly goods: readonly [number, number]
    readonly pawns: readonly [number, number, number]
    readonly discs: readonly number[]
  }
  /** One class of passengers, and sets of four (NB-10.2). */
  readonly rules2009: boolean
  readonly moveKinds: readonly MoveKind[]
}

/** The rules, the state they are applied to, and the listener. */
export interface GameTable {
  readonly rules: Rules
  state: State
  emit: Emit<StoryLine> | undefined
}

/** A kind of move; `MoveKind<'bid'>` is the one that is described so. */
export type MoveKind<Do extends Choice['do'] = Choice['do']> = KernelMoveKind<Rules, GameTable, ChoiceTo<Do>, Reasons>
export type Objection = KernelRefused<GameTable, Reasons>

/** The player whose move it is: nearly everything is about that one. */
export const me = ({ state }: GameTable): Player => playerAt(state, state.toMove)

export const trainAt = (rules: Rules, train: TrainNumber): Train => rules.trains[train]!
export const boxAt = (rules: Rules, box: BoxNumber): AuctionBox => rules.boxes[box]!
export const moveKindOf = (rules: Rules, move: Move): MoveKind => rules.moveKinds[kindNumberOf(move)]!

/** Points now, and the story says what for. */
export function score(table: GameTable, seat: Seat, points: number, source: ScoredFor): void {
  if (points === 0) return
  playerAt(table.state, seat).points += points
  table.emit?.({ key: 'scored', facts: { seat, points, for: source } })
}
