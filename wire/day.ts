/** How somebody fared with the deal of a day. */
export interface DayOutcome {
  readonly game: string
  readonly place: number
  readonly points: number
}

/** Why a record does not count for a day. */
export type DayObjection = 'no-record' | 'other-deal' | 'other-bots' | 'does-not-replay' | 'not-over' | 'other-day'

/** How everybody fared with the deal of a day. */
export interface DayTable {
  readonly day: string
  /** How many have played it. */
  readonly played: number
  /** The best of them, the first to have as many points first. */
  readonly best: readonly DayEntry[]
  /** The one who asks, and how many have more points; `null`: they have not played it. */
  readonly own: (DayOutcome & { readonly before: number }) | null
}

export interface DayEntry {
  readonly person: number
  readonly name: string
  readonly points: number
  readonly place: number
}

/** A day of one's own. */
export interface OwnDay extends DayOutcome {
  readonly day: string
}

/** The largest record of a day that is looked at, in bytes. */
export const LARGEST_RECORD = 65_536

/** So many days after a day its deal still counts, for those who played it without a line. */
export const LATEST_DAYS = 7
