import type { Seat } from '@roundhouse/kernel/game'
import type { Question } from '@roundhouse/wire/online-snapshot'
import type { Pace } from '@roundhouse/wire/setup'

/** Something that happened at a table. A table is nothing but what its entries add up to. */
export type TableEvent =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly person: number; readonly name: string }
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly commitment: string }
  | { readonly kind: 'unready'; readonly seat: Seat }
  /** The share itself is a secret, and is kept apart (`TableSecrets`). */
  | { readonly kind: 'share'; readonly seat: Seat }
  | { readonly kind: 'begin'; readonly missing: readonly Seat[] }
  /** Nobody plays the same deal any more: how the cards lay is no secret from now on. */
  | { readonly kind: 'disclose' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  /** Back to so many moves, all of them this seat's own and before the barrier. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'ask'; readonly seat: Seat; readonly what: Question }
  | { readonly kind: 'agree'; readonly seat: Seat }
  | { readonly kind: 'refuse'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly seat: Seat }
  /** Back to so many moves by consent, with other dice from then on, the `time`-th time. */
  | { readonly kind: 'rewind'; readonly seat: Seat; readonly to: number; readonly time: number }
  | { readonly kind: 'late'; readonly seat: Seat }
  | { readonly kind: 'stand-in'; readonly seat: Seat; readonly until: 'turn' | 'return' }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** The daily clock of this person stands until then; a time that has passed ends it. */
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'pause' }
  /** The clocks run again; time that nobody used is given back. */
  | { readonly kind: 'go'; readonly given: number }
  | { readonly kind: 'leave'; readonly seat: Seat }
  /** A person has another number from now on: a guest who signed in to an account has what was theirs. */
  | { readonly kind: 'become'; readonly from: number; readonly to: number }
  /** Whoever sat there wants to be forgotten: the chair has no name any more. */
  | { readonly kind: 'forget'; readonly seat: Seat }
  | { readonly kind: 'call-off'; readonly because: string }
  | { readonly kind: 'hold'; readonly because: string }
  | { readonly kind: 'release' }

/** Who wrote an entry: a person by number, a bot, the clock or the house. */
export type Author = number | 'bot' | 'clock' | 'house'

/** One line of a table's log. */
export interface Entry {
  /** From 1, without gaps. */
  readonly seq: number
  /** Milliseconds; never earlier than the entry before. */
  readonly at: number
  readonly by: Author
  /** The command it came with; several entries may have the same. */
  readonly command: string | null
  readonly event: TableEvent
  /** Of the state after the last move of a turn, in short: a log that no longer leads there is noticed. */
  readonly hash: string | null
}
