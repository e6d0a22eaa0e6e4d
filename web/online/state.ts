import type { Seat } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Command, WireReason } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { Phrase } from '@roundhouse/wire/phrases'
import type { TableClient } from '../match/table-remote.ts'

/**
 * How the line to the server is. `lost`: it is tried again at `retryAt`, in this device's time. `outdated`: the page is of
 * another version than the server and has to be loaded again. `closed`: there is no such table, or none for this person.
 */
export type LineState =
  | { readonly is: 'opening' }
  | { readonly is: 'open' }
  | { readonly is: 'lost'; readonly retryAt: number | null }
  | { readonly is: 'outdated' }
  | { readonly is: 'closed' }

/** Something that was asked for and not answered yet. It is sent again after a break, with the same id. */
export interface PendingCommand {
  readonly id: string
  readonly command: Command
  /** Milliseconds, in this device's time: *Sending…* is said after a moment. */
  readonly since: number
  /** It was made without a line, and waits for one. */
  readonly isKept: boolean
}

/** What somebody said. */
export interface ChatEntry {
  readonly number: number
  readonly at: number
  /** `null`: a spectator. */
  readonly seat: Seat | null
  readonly name: string
  readonly phrase: Phrase | null
  readonly text: string | null
}

/** A plan that is being made. */
export interface PlanDraft {
  readonly snapshot: Snapshot
  readonly moves: number
  /** Can more moves follow? */
  readonly isOpen: boolean
}

/** All that a page knows of a table elsewhere. Parts that did not change are the same objects. */
export interface OnlineState {
  readonly table: string
  readonly line: LineState
  /** The server's time less this device's, in milliseconds. */
  readonly timeAhead: number
  /** As the server told it last; `null`: nothing yet. */
  readonly online: OnlineSnapshot | null
  /** What a table draws: own moves that are under way are played already. `null`: the game has not begun. */
  readonly snapshot: Snapshot | null
  readonly pending: readonly PendingCommand[]
  /** Moves made without a line that do not fit the table as it is now: the first that does not, and why. */
  readonly misfit: { readonly moves: readonly string[]; readonly at: number; readonly reason: WireReason } | null
  /** Can a turn be planned now? */
  readonly canPlan: boolean
  /** Moves that are being planned, and the table as it is with them; `null`: nobody plans. */
  readonly planning: PlanDraft | null
  readonly here: readonly Seat[]
  readonly watching: number
  /** How many screens that everybody in a place can see show this table. */
  readonly screens: number
  readonly chat: readonly ChatEntry[]
  /** The table at which those who sat here play again; `null`: nobody has asked for it yet. */
  readonly rematch: string | null
  /** Why the last thing that was asked for was not done. */
  readonly refusal: WireReason | null
  /**
   * After the end, what this page found when it worked the deal out again from what it kept itself: nobody chose it, it was
   * made without somebody's number, or something does not match. `null`: it has not been looked at yet.
   */
  readonly deal: 'fair' | 'missing' | 'does-not-match' | null
}

/** What became of a command. */
export type CommandOutcome =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly reason: WireReason }

/** What a page asks for in words of its own. Its number for the deal never leaves the worker but for the server. */
export type PageCommand = Exclude<Command, { readonly type: 'ready' | 'share' }>

/** The page's end of a table elsewhere; the work is done in a worker of its own. */
export interface OnlineClient extends TableClient {
  /** Is told the state now and whenever it changes; answers how to stop. */
  listen(listener: (state: OnlineState) => void): () => void
  command(command: PageCommand): Promise<CommandOutcome>
  /** Ready for the deal: a number is made and promised. It is shown by itself once everybody is bound. */
  ready(): Promise<CommandOutcome>
  say(what: { readonly phrase: Phrase } | { readonly text: string }): Promise<void>
  /** The house is to read these lines of the chat. */
  report(numbers: readonly number[]): Promise<CommandOutcome>
  /** Plans the next turn; from then on moves are made on the plan, until it is kept or given up. */
  plan(): void
  endPlan(isKept: boolean): void
  /** Moves that were kept and do not fit: they are given up, or played as far as they fit. */
  settleMisfit(isPlayed: boolean): void
  /** Opens the line again now: the server asks anew who this is, so a guest who has just got a name is known then. */
  retryNow(): void
}
