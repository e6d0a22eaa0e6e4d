import type { Reason, Result, Seat, Viewer } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import type { Line } from '@roundhouse/kernel/story'
import type { GameName, Wishes } from './games.ts'

/** Who sits in a chair: a person by name, or a bot by its level. */
export type Chair =
  | { readonly is: 'person'; readonly name: string }
  | { readonly is: 'bot'; readonly level: string; readonly name: string }

/** A game that is wished for. */
export interface NewGame {
  readonly game: GameName
  readonly wishes: Wishes
  readonly chairs: readonly Chair[]
  /** The deal that is wished for, as a seed is written; not given: any. */
  readonly seed?: string
}

/** A game that is played. Options are the lines of a record's header. */
export interface Setup {
  readonly game: GameName
  readonly options: readonly (readonly [key: string, value: string])[]
  readonly chairs: readonly Chair[]
}

/** What the table waits for: a person in front of it, a bot, the screen being handed over, or nothing any more. */
export type Waiting = 'person' | 'bot' | 'hand-over' | 'nobody'

/** What can be taken back, and what stands in the way of more. */
export interface Back {
  readonly step: boolean
  readonly turn: boolean
  readonly barrier: Barrier
}

/**
 * All that the page is told: what the one in front of it may see. It holds neither the seed, nor another's secrets, nor
 * the record of a running game.
 */
export interface Scene {
  /** Under which it is saved. */
  readonly id: string
  readonly game: GameName
  readonly options: Setup['options']
  readonly chairs: readonly Chair[]
  readonly viewer: Viewer
  readonly view: unknown
  readonly waiting: Waiting
  readonly toMove: Seat | null
  /** Every legal move as it is written; empty unless the one in front is to decide. */
  readonly moves: readonly string[]
  /** What this viewer has heard since the beginning. */
  readonly story: readonly Line[]
  /** How much of it was told before this viewer's last turn ended: what comes after is news. */
  readonly news: number
  /** How many moves were played. */
  readonly played: number
  readonly back: Back
  readonly points: readonly number[]
  readonly result: Result | null
}

/** What a try to play brought: a new scene, or the reason why not. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: Reason }
