import type { Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { Difference } from './difference.ts'
import type { OnlineSnapshot, Question } from './online-snapshot.ts'

/*
 * What a page and a table elsewhere say to each other: JSON texts over one WebSocket, one message each
 * (docs/wire-protocol.md).
 */

/** Raised when a page written for the one before could not go on. */
export const WIRE = 1

/** The largest message that is read, in bytes. */
export const LARGEST_MESSAGE = 8192

// From the page

interface Hello {
  readonly type: 'hello'
  readonly wire: typeof WIRE
  readonly language: string
}

/** Opens a table, or continues after a break from what was heard before. */
interface Look {
  readonly type: 'look'
  readonly table: string
  /** What the invitation has behind its `#`: whoever sits at the table already needs none. */
  readonly key?: string
  /** A spectator looks as `watcher` although they may sit at the table: a screen that everybody sees. */
  readonly isScreen?: boolean
  /** The number of the last entry this page knows, and how many lines it has heard. */
  readonly from?: { readonly seq: number; readonly heard: number }
}

interface LookAway {
  readonly type: 'look-away'
  readonly table: string
}

/** Everything that changes a table: safe to send twice, and never applied to a table that its sender did not see. */
interface CommandHead {
  readonly table: string
  /** Chosen by the page. */
  readonly id: string
  /** The last entry the sender has seen. */
  readonly seq: number
}

/** What a command asks for. */
export type Command =
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'rise' }
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly commitment: string }
  | { readonly type: 'unready' }
  | { readonly type: 'share'; readonly share: string }
  | { readonly type: 'begin-without'; readonly seats: readonly Seat[] }
  | { readonly type: 'play'; readonly moves: readonly string[] }
  | { readonly type: 'undo'; readonly to: number }
  /** `told`: the lines that each move told on the page's sample, as JSON; no moves: nothing is planned any more. */
  | { readonly type: 'plan'; readonly moves: readonly string[]; readonly told: readonly string[] }
  | { readonly type: 'ask'; readonly what: Question }
  | { readonly type: 'answer'; readonly agrees: boolean }
  | { readonly type: 'withdraw' }
  | { readonly type: 'return' }
  | { readonly type: 'leave' }
  | { readonly type: 'new-link' }

export type CommandMessage = CommandHead & Command

interface Say {
  readonly type: 'say'
  readonly table: string
  readonly id: string
  /** A phrase by its key, which everybody reads in their own language, or a text. */
  readonly phrase?: string
  readonly text?: string
}

interface Ping {
  readonly type: 'ping'
  /** The number of the last entry known of each table that is looked at. */
  readonly seen: Readonly<Record<string, number>>
}

export type FromPage = Hello | Look | LookAway | CommandMessage | Say | Ping

// From the server

interface Welcome {
  readonly type: 'hello'
  readonly wire: typeof WIRE
  /** The server's time, in milliseconds. */
  readonly time: number
  readonly name: string | null
}

/** All of a table, as this page may see it. */
interface SnapshotMessage {
  readonly type: 'snapshot'
  readonly table: string
  readonly seq: number
  readonly snapshot: OnlineSnapshot
  readonly lines: readonly Line[]
}

/** One step further. */
interface News {
  readonly type: 'news'
  readonly table: string
  readonly seq: number
  readonly change: Difference
  /** How much of the story still holds; what follows it. */
  readonly keep: number
  readonly lines: readonly Line[]
}

interface Done {
  readonly type: 'done'
  readonly table: string
  readonly id: string
  readonly seq: number
}

/** Why something was not done: the rules of the game forbid it, or the table does. Either is a key with facts. */
interface No {
  readonly type: 'no'
  readonly table: string | null
  readonly id: string | null
  readonly seq: number | null
  readonly reason: WireReason
}

export interface WireReason {
  /** The rule of the game, or `table`. */
  readonly rule: string
  readonly code: string
  readonly facts: Facts
  readonly remedy: string | null
}

/** Who is there now. */
interface Present {
  readonly type: 'present'
  readonly table: string
  readonly here: readonly Seat[]
  readonly watching: number
}

interface SaidMessage {
  readonly type: 'said'
  readonly table: string
  readonly number: number
  readonly at: number
  /** `null`: a spectator. */
  readonly seat: Seat | null
  readonly name: string
  readonly phrase?: string
  readonly text?: string
}

/** The server closes for a moment. */
interface Soon {
  readonly type: 'soon'
}

export type FromServer = Welcome | SnapshotMessage | News | Done | No | Present | SaidMessage | Soon
