import type { Deed, Refused, Table } from '../base/table.ts'

/** One of the ten phases of a turn (NB-1.1). */
export interface TurnPhase {
  /** What happens as it begins. */
  begin(table: Table): void
  /**
   * Goes on as far as there is nothing to decide. True: now somebody has. False: the phase is over.
   * Left out: nobody ever has anything to decide in it.
   */
  goOn?(table: Table): boolean
}

/** What is to be decided: which deeds are open, and what is said of the others. */
export interface Stage {
  readonly deeds: readonly Deed[]
  /** Why a deed that is not open is not, unless it says so itself. */
  readonly others: Refused
}
