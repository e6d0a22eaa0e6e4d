import { Refusal } from '@roundhouse/kernel/game'
import type { TableIndex } from '../table/table-index.ts'
import type { Vacation } from '../table/vacation.ts'
import { endBeat, lastBeatOf, writeBeat } from './beat.ts'
import { chatOf, report, say } from './chat.ts'
import type { Database } from './database.ts'
import { newKey, redeemKey, withdrawKey } from './device-keys.ts'
import { StoreFailure } from './failure.ts'
import { type CommitReport, GroupCommit } from './group-commit.ts'
import { LogWriter } from './log-writer.ts'
import { newPerson, personOf, rename } from './people.ts'
import type { SealingKey } from './sealing.ts'
import type { Append, AppendResult, ChatLine, KeptTable, Person, Store } from './store.ts'
import { changedTables, dueBefore, foreignVersionOf, type ListedTable, runningTables, tablesOf } from './table-list.ts'
import { insertTable, readTable } from './tables.ts'
import { takeVacation, vacationsOf } from './vacations.ts'

/** A store in one SQLite file. Whatever is written goes through one group commit, and is on the disk when it is answered. */
export class SqliteStore implements Store {
  readonly #database: Database
  readonly #key: SealingKey
  readonly #commits: GroupCommit
  readonly #logs: LogWriter
  readonly #onClose: () => void
  #isClosed = false
  /** SQLite counts what other connections write. */
  #foreignVersion: number

  constructor(
    database: Database,
    key: SealingKey,
    on: { readonly commit?: (report: CommitReport) => void; readonly close?: () => void } = {},
  ) {
    this.#database = database
    this.#key = key
    this.#commits = new GroupCommit(database, on.commit)
    this.#logs = new LogWriter(database)
    this.#foreignVersion = foreignVersionOf(database)
    this.#onClose = on.close ?? (() => {})
  }

  newPerson(name: string, tokenHash: string, at: number): Promise<Person> {
    return this.#write(database => newPerson(database, name, tokenHash, at))
  }

  personOf(tokenHash: string): Promise<Person | null> {
    return this.#read(database => personOf(database, tokenHash))
  }

  rename(person: number, name: string): Promise<void> {
    return this.#write(database => rename(database, person, name))
  }

  newKey(person: number, keyHash: string, until: number): Promise<void> {
    return this.#write(database => newKey(database, person, keyHash, until))
  }

  withdrawKey(person: number): Promise<void> {
    return this.#write(database => withdrawKey(database, person))
  }

  redeemKey(keyHash: string, tokenHash: string, at: number): Promise<Person | null> {
    return this.#write(database => redeemKey(database, keyHash, tokenHash, at))
  }

  vacationsOf(person: number): Promise<readonly Vacation[]> {
    return this.#read(database => vacationsOf(database, person))
  }

  takeVacation(person: number, wanted: Vacation): Promise<boolean> {
    return this.#write(database => takeVacation(database, person, wanted))
  }

  newTable(table: Omit<KeptTable, 'entries'>, index: TableIndex): Promise<void> {
    const sealed = this.#key.seal(table.id, table.secrets)
    return this.#write(database => this.#logs.seat(insertTable(database, table, index, sealed), index.people))
  }

  readTable(id: string): Promise<KeptTable | null> {
    return this.#read(database => readTable(database, this.#key, id))
  }

  async append(append: Append): Promise<AppendResult> {
    if (append.entries.some(({ seq }, place) => seq !== append.after + 1 + place))
      throw new Error(`Entries for table ${append.table} do not follow number ${append.after} without a gap`)
    const sealed = append.secrets === undefined ? null : this.#key.seal(append.table, append.secrets)
    return this.#write(() => this.#logs.append(append, sealed))
  }

  tablesOf(person: number): Promise<readonly ListedTable[]> {
    return this.#read(database => tablesOf(database, person))
  }

  dueBefore(at: number, most: number): Promise<readonly string[]> {
    return this.#read(database => dueBefore(database, at, most))
  }

  runningTables(): Promise<readonly string[]> {
    return this.#read(runningTables)
  }

  async writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const version = await this.#read(foreignVersionOf)
    if (version === this.#foreignVersion) return []
    const changed = await this.#read(database => changedTables(database, known))
    // Whoever could not read them again yet is told of them the next time, too.
    if (changed.length === 0) this.#foreignVersion = version
    return changed
  }

  async say(line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const said = await this.#write(database => say(database, line))
    if (said === null) throw new Refusal(`There is no table ${line.table}.`)
    return said
  }

  chatOf(table: string, after: number): Promise<readonly ChatLine[]> {
    return this.#read(database => chatOf(database, table, after))
  }

  async report(line: Pick<ChatLine, 'table' | 'number'>, by: number, at: number): Promise<void> {
    const isKept = await this.#write(database => report(database, line, by, at))
    if (!isKept) throw new Refusal(`There is no line ${line.number} in the chat of table ${line.table}.`)
  }

  beat(at: number): Promise<void> {
    return this.#write(database => writeBeat(database, at))
  }

  lastBeat(): Promise<number | null> {
    return this.#read(lastBeatOf)
  }

  /** What was asked for before is written first. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    const end = this.#write(endBeat)
    this.#isClosed = true
    this.#commits.flush()
    this.#database.close()
    this.#onClose()
    // On a disk that is full, the next server on another machine has to wait until the beat is old.
    await end.catch(() => {})
  }

  async #write<Result>(work: (database: Database) => Result): Promise<Result> {
    this.#refuseIfClosed()
    return this.#commits.write(() => work(this.#database))
  }

  async #read<Result>(work: (database: Database) => Result): Promise<Result> {
    this.#refuseIfClosed()
    // What is read in several queries is read as it was at one moment.
    return this.#database.transaction('deferred', () => work(this.#database))
  }

  #refuseIfClosed(): void {
    if (this.#isClosed) throw new StoreFailure('closed', 'The store is closed.')
  }
}
