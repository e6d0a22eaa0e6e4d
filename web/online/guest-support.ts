import type { Seat } from '@roundhouse/kernel/game'
import type { OpenEdition } from '@roundhouse/table/open-game'
import type { FromPage } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { OnlinePart } from '../saving/online-store.ts'
import type { KeptDeal } from './deal.ts'
import type { OwnCommand } from './own-commands.ts'
import type { KnownTable } from './position.ts'
import type { OnlineState } from './state.ts'

/** How somebody looks at a table. */
export interface LookOptions {
  /** What the invitation has behind its `#`. */
  readonly key?: string
  /** A screen that everybody sees. */
  readonly isScreen?: boolean
}

/** What a guest is given: a line, the time, and somebody who keeps things. Tests have their own. */
export interface GuestSupport {
  readonly table: string
  readonly look: LookOptions
  readonly openGame: OpenEdition
  /** Is said if the line is open; otherwise the guest says it again when it is. */
  send(message: FromPage): void
  /** There is no such table for this person: the line is of no use. */
  hangUp(): void
  now(): number
  wake(after: number, run: () => void): () => void
  newId(): string
  /** A number for the deal that nobody can foresee, and what binds this seat to it. */
  newShare(): string
  commitmentFor(seat: Seat, share: string): Promise<string>
  /** `undefined`: it is needed no more. */
  keep(part: OnlinePart, value: unknown): Promise<void>
  keptDeal(): Promise<KeptDeal | null>
  /** Own moves that are not answered: these and no others. */
  keepMoves(moves: readonly OwnCommand[]): Promise<void>
  /** The game is over: it goes to the page's own games. Answers what was found about its deal. */
  finish(online: OnlineSnapshot & { readonly record: string }, deal: KeptDeal | null): Promise<OnlineState['deal']>
  tell(state: OnlineState): void
}

/** What was kept of a table when the page was last here, beside moves: those may be another tab's. */
export interface KeptParts {
  readonly known?: KnownTable | undefined
  readonly deal?: KeptDeal | undefined
}
