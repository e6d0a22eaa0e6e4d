import type { PlanOutcome } from '@roundhouse/wire/online-snapshot'

/** What a table must not tell while it is played. It is kept apart from the log, and sealed where it lies. */
export interface TableSecrets {
  /** The shares of the deal (`@roundhouse/wire/deal`): the house's first, then every seat's; `null`: not shown, or a bot. */
  readonly shares: readonly (string | null)[]
  /** The commitment to the house's share: no secret, but it is made once, with the share it stands for. */
  readonly commitment: string
  /**
   * The seed made of the shares, in hexadecimal digits; `null`: the game has not begun. It is kept in the same instant as
   * the entry `begin`, so that a table is opened without hashing; a deal that several tables have is there before it.
   */
  readonly seed: string | null
  /** What each seat has planned for its next turn: moves, and the lines they told when they were planned. */
  readonly plans: readonly (TurnPlan | null)[]
  /** What became of the last plan of each seat. Tables from before there was such a thing have none. */
  readonly outcomes?: readonly (PlanTrace | null)[]
}

/** What became of a plan. */
export interface PlanTrace extends PlanOutcome {
  /** The last entry that came of it: with the next move of the seat nobody asks any more. */
  readonly after: number
}

/** It stands in no entry: not even that there is one is told to anybody else. */
export interface TurnPlan {
  /** The last entry when it was made. */
  readonly after: number
  readonly moves: readonly string[]
  /** For each move what it told this seat, as JSON: a plan is played only as far as it tells the same again. */
  readonly told: readonly string[]
}
