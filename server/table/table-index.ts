import type { Seat } from '@roundhouse/kernel/game'
import type { TableStage } from '@roundhouse/wire/online-snapshot'

/** What lists and alarms look tables up by; all of it can be worked out again from the log. */
export interface TableIndex {
  readonly stage: TableStage
  readonly toMove: Seat | null
  /** When the table must be looked at even if nobody does: a clock runs out, a bot has the move, a question ends. */
  readonly due: number | null
  /** The person in each chair. */
  readonly people: readonly (number | null)[]
}
