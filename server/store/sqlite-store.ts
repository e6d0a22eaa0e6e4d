import { endBeat, lastBeat, writeBeat } from './beat.ts'
import type { Database } from './database.ts'
import { StoreFailure } from './failure.ts'
import { changedTables, foreignVersionOf } from './foreign-writes.ts'
import { type CommitReport, GroupCommit } from './group-commit.ts'
import { LogWriter } from './log-writer.ts'
import type { Seal, SealingKey } from './sealing.ts'
import { SqlStore } from './sql-store.ts'
import type { Append, AppendResult } from './store.ts'
import type { Work } from './work.ts'

/** A store in one SQLite file. Whatever is written goes through one group commit, and is on the disk when it is answered. */
export class SqliteStore extends SqlStore {
  readonly #database: Database
  readonly #commits: GroupCommit
  readonly #logs: LogWriter
  readonly #onClose: () => void
  #isClosed = false
  #foreignVersion: number

  constructor(
    database: Database,
    key: SealingKey,
    on: { readonly commit?: (report: CommitReport) => void; readonly close?: () => void } = {},
  ) {
    super(key)
    this.#database = database
    this.#commits = new GroupCommit(database, on.commit)
    this.#logs = new LogWriter(database)
    this.#foreignVersion = foreignVersionOf(database)
    this.#onClose = on.close ?? (() => {})
  }

  async read<Result>(work: Work<Result>): Promise<Result> {
    return this.#atOneMoment(() => this.#database.run(work))
  }

  async write<Result>(work: Work<Result>): Promise<Result> {
    return this.#commit(() => this.#database.run(work))
  }

  protected appendSealed(append: Append, sealed: Seal | null): Promise<AppendResult> {
    return this.#commit(() => this.#logs.append(append, sealed))
  }

  async writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const version = this.#atOneMoment(() => foreignVersionOf(this.#database))
    if (version === this.#foreignVersion) return []
    const changed = await this.read(changedTables(known))
    // Whoever could not read them again yet is told of them the next time, too.
    if (changed.length === 0) this.#foreignVersion = version
    return changed
  }

  beat(at: number): Promise<void> {
    return this.write(writeBeat(at))
  }

  lastBeat(): Promise<number | null> {
    return this.read(lastBeat)
  }

  /** What was asked for before is written first. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    const end = this.write(endBeat)
    this.#isClosed = true
    this.#commits.flush()
    this.#database.close()
    this.#onClose()
    // On a disk that is full, the next server on another machine has to wait until the beat is old.
    await end.catch(() => {})
  }

  async #commit<Result>(work: () => Result): Promise<Result> {
    this.#refuseIfClosed()
    return this.#commits.write(work)
  }

  #atOneMoment<Result>(work: () => Result): Result {
    this.#refuseIfClosed()
    return this.#database.transaction('deferred', work)
  }

  #refuseIfClosed(): void {
    if (this.#isClosed) throw new StoreFailure('closed', 'The store is closed.')
  }
}
