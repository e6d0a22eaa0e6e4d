import type { HeaderLine } from '@roundhouse/kernel/record'

/** How fast a table plays: in one sitting, over days, or as long as it likes. */
export type Pace = 'live' | 'daily' | 'none'

/** Who is meant to sit in a chair: a person, any or one by name, or a bot. */
export type PlannedChair =
  | { readonly is: 'person'; readonly keptFor: string | null }
  | { readonly is: 'bot'; readonly level: string }

/** Hours and weekdays in which the clocks of a table run. */
export interface PlayHours {
  /** As in `Europe/Berlin`. */
  readonly zone: string
  /** Minutes after midnight; `to` before `from` is on the next day. */
  readonly from: number
  readonly to: number
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[]
}

/** What the host chose for a table. It never changes, except for the pace (`OnlineSnapshot.clock`). */
export interface TableSetup {
  readonly game: string
  /** The version of its rules, which holds for this table as long as it lives. */
  readonly rules: number
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly PlannedChair[]
  readonly pace: Pace
  /** What a seat begins with: minutes in a live game, days in a daily one. */
  readonly bank: { readonly live: number; readonly daily: number }
  /** Does a live game become a daily one by itself when somebody is away? */
  readonly isElastic: boolean
  readonly hours: PlayHours | null
  /** May the others be asked to take back what cannot be taken back alone? */
  readonly canAskUndo: boolean
  /** The bot that plays for a person who is late. */
  readonly standIn: string
  readonly watch: 'nobody' | 'link'
  /** How many turns later spectators see what happens. */
  readonly delay: number
}
