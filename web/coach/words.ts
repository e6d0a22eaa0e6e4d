import type { Reason } from '@roundhouse/bots/coach/reason'
import type { Say } from '../messages/messages.ts'

/** How a game puts advice into words, and where on its table it points. */
export interface CoachWords {
  /** A move, so that it is known which: the first of a plan. */
  readonly move: (say: Say, text: string) => string
  /** A move that comes later in a plan, in few words; `null`: it goes without saying. */
  readonly later: (say: Say, text: string) => string | null
  readonly reason: (say: Say, reason: Reason) => string
  /** Where on the table a move is made, as selectors; of several that are there each is marked. */
  readonly places: (text: string) => readonly string[]
}

/** What pieces of advice are called: letters, for none is better than another. */
export const LETTERS = ['A', 'B', 'C'] as const
