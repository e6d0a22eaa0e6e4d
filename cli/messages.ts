import type { Say } from '@roundhouse/kernel/say'
import type { ConductKey } from '@roundhouse/words/conduct/room'
import type { HostingKey } from '@roundhouse/words/hosting/room'
import type { LevelKey } from '@roundhouse/words/levels/room'
import type { PhraseKey } from '@roundhouse/words/phrases/room'
import type { PuzzlesKey } from '@roundhouse/words/puzzles/room'
import type { RefusalKey } from '@roundhouse/words/refusals/room'
import type { TablesKey } from '@roundhouse/words/tables/room'
import type { TerminalKey } from '@roundhouse/words/terminal/room'

/**
 * The keys of all that can be said at the terminal. A game adds its own where it lists its rooms (`messages/rooms.ts`).
 * @public
 */
export interface TerminalMessageKeys {
  readonly terminal: TerminalKey
  readonly levels: LevelKey
  readonly hosting: HostingKey
  readonly conduct: ConductKey
  readonly phrases: PhraseKey
  readonly tables: TablesKey
  readonly puzzles: PuzzlesKey
  readonly refusals: RefusalKey
}

export type TerminalMessageKey = TerminalMessageKeys[keyof TerminalMessageKeys]

export type Words = Say<TerminalMessageKey>

/** Something in the reader's language. */
export type Text = (say: Words) => string

/** What a message says. */
export const text =
  (key: TerminalMessageKey): Text =>
  say =>
    say(key)

/** A message, or English in a tool of those who work on the program. */
export type Sayable = TerminalMessageKey | Text

export const said = (say: Words, what: Sayable): string => (typeof what === 'string' ? say(what) : what(say))
