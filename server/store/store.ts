import type { Seat } from '@roundhouse/kernel/game'
import type { TableSetup } from '@roundhouse/wire/setup'
import type { Entry } from '../table/entry.ts'
import type { TableNotice } from '../table/notices.ts'
import type { TableSecrets } from '../table/secrets.ts'
import type { TableIndex } from '../table/table-index.ts'
import type { Vacation } from '../table/vacation.ts'

/** A table as it is kept. */
export interface KeptTable {
  readonly id: string
  readonly setup: TableSetup
  /** The person who set it up. */
  readonly host: number
  /** The hash of the key behind the `#` of its invitation; `null`: the invitation was withdrawn. */
  readonly keyHash: string | null
  readonly created: number
  readonly secrets: TableSecrets
  /** How often something of it was changed without an entry, such as its secrets or its key. */
  readonly revision: number
  readonly entries: readonly Entry[]
}

/** A table as it is set up. */
export type NewKeptTable = Omit<KeptTable, 'entries' | 'revision'>

/** Grows with whatever is written to a table: so one who knows it knows whether they have seen all. */
export const versionOf = ({ entries, revision }: Pick<KeptTable, 'entries' | 'revision'>): number =>
  entries.length + revision

/** How much of a table somebody has read: its last entry, and how often it had been changed without one. */
export interface TableVersion {
  readonly seq: number
  readonly revision: number
}

/** What has come to a table since somebody read it. */
export interface TableGrowth extends Pick<KeptTable, 'keyHash' | 'secrets'> {
  readonly entries: readonly Entry[]
}

/** Entries for the end of a log, with whatever else changes in the same instant: all of it is kept, or nothing. */
export interface Append {
  readonly table: string
  /** The last entry that the writer has seen: if there are more, nothing is kept. */
  readonly after: number
  /** The revision that the writer has seen; not given: it does not depend on what may change without an entry. */
  readonly revision?: number
  readonly entries: readonly Entry[]
  readonly index: TableIndex
  readonly secrets?: TableSecrets
  readonly keyHash?: string | null
  /** Who is to be told of it; one each. */
  readonly notices?: readonly TableNotice[]
}

/** `kept`: it is on the disk. `stale`: the log has grown, nothing was written. */
export type AppendResult = 'kept' | 'stale'

export interface Person {
  readonly number: number
  readonly name: string
}

export interface ChatLine {
  readonly table: string
  readonly number: number
  readonly at: number
  readonly person: number
  readonly seat: Seat | null
  readonly name: string
  readonly phrase: string | null
  readonly text: string | null
  readonly isForWatchers: boolean
}

/** Where tables and people are kept. Every promise that is kept means: it is on the disk. */
export interface Store {
  newPerson(name: string, tokenHash: string, at: number): Promise<Person>
  personOf(tokenHash: string): Promise<Person | null>
  rename(person: number, name: string): Promise<void>
  /** A key that lets this person in with another browser, once; the one before is gone. */
  newKey(person: number, keyHash: string, until: number): Promise<void>
  withdrawKey(person: number): Promise<void>
  /** The browser with this token is this person's from now on; `null`: the key opens nothing. */
  redeemKey(keyHash: string, tokenHash: string, at: number): Promise<Person | null>
  vacationsOf(person: number): Promise<readonly Vacation[]>
  /** In the place of what runs now; without any time it only ends that. False: there are not so many days left. */
  takeVacation(person: number, wanted: Vacation): Promise<boolean>

  newTable(table: NewKeptTable, index: TableIndex): Promise<void>
  readTable(id: string): Promise<KeptTable | null>
  /** What comes after that; `null`: something of the table was changed without an entry, and all of it has to be read. */
  readGrowth(id: string, known: TableVersion): Promise<TableGrowth | null>
  append(append: Append): Promise<AppendResult>
  /** The tables of a person that are not over, and the last that are. */
  tablesOf(person: number): Promise<readonly (TableIndex & { readonly id: string; readonly setup: TableSetup })[]>
  dueBefore(at: number, most: number): Promise<readonly string[]>
  runningTables(): Promise<readonly string[]>
  /** Of the tables that the caller knows at a version, those to which another program has written since. */
  writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]>

  say(line: Omit<ChatLine, 'number'>): Promise<ChatLine>
  chatOf(table: string, after: number): Promise<readonly ChatLine[]>

  /** Written every few seconds: tells after a crash how long nobody was there, and that another server holds the store. */
  beat(at: number): Promise<void>
  lastBeat(): Promise<number | null>
  close(): Promise<void>
}
