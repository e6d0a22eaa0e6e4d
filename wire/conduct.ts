/* How people treat each other: what can be reported, and what whoever runs a server is told of it. */

/** What somebody adds to a report, or a host writes down, in characters. */
export const LONGEST_REMARK = 500

/** Why somebody is reported. */
export const REPORT_REASONS = ['insult', 'hate', 'spam', 'cheating', 'delay', 'name', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What a person does not want of another: to hear them, or to meet them at all. */
export const AVOIDANCES = ['mute', 'block'] as const
export type Avoidance = (typeof AVOIDANCES)[number]

/** Somebody whom a person does not hear or meet. */
export interface AvoidedPerson {
  readonly person: number
  readonly name: string
  readonly how: Avoidance
  readonly since: number
}

/** What a host does about somebody: they may not write, or not come in. */
export const SANCTION_KINDS = ['silence', 'bar'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** The longest that is not for ever, in days. */
export const MOST_SANCTION_DAYS = 365

/** Somebody as hosts see them. */
export interface NamedPerson {
  readonly person: number
  /** Empty: they were forgotten. */
  readonly name: string
}

/** Something that was done about somebody. It stays when it is lifted or over. */
export interface Sanction {
  readonly number: number
  readonly person: NamedPerson
  readonly kind: SanctionKind
  readonly at: number
  /** `null`: for ever. */
  readonly until: number | null
  /** `null`: by the command line. */
  readonly by: NamedPerson | null
  readonly why: string
  readonly report: number | null
  readonly lifted: { readonly at: number; readonly by: NamedPerson | null; readonly why: string } | null
  readonly isInForce: boolean
}

/** A line of chat, as it is kept with a report. */
export interface ReportedLine {
  readonly number: number
  readonly at: number
  readonly person: number
  readonly name: string
  readonly phrase: string | null
  readonly text: string | null
  /** It is one of those that the report is about. */
  readonly isMeant: boolean
}

/** A report in a list. */
export interface ReportSummary {
  readonly number: number
  readonly at: number
  readonly table: string
  readonly by: NamedPerson
  readonly about: NamedPerson
  readonly reason: ReportReason
  /** In the reporter's own words. */
  readonly text: string
  readonly done: { readonly at: number; readonly by: NamedPerson | null; readonly note: string } | null
}

/** A report with the chat of its table. */
export interface ReportSheet extends ReportSummary {
  readonly lines: readonly ReportedLine[]
}

/** All that was reported and done about somebody, the latest first. */
export interface PersonTrace extends NamedPerson {
  readonly isAccount: boolean
  readonly isHost: boolean
  readonly created: number
  readonly seen: number
  /** How many tables of theirs are not over. */
  readonly running: number
  readonly sanctions: readonly Sanction[]
  readonly reports: readonly ReportSummary[]
  /** How often they reported others. */
  readonly reported: number
}
