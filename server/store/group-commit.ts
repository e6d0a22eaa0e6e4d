import type { Database } from './database.ts'
import { StoreFailure } from './failure.ts'

/** What one flush of the disk was for. */
export interface CommitReport {
  readonly writes: number
  readonly milliseconds: number
}

interface Job {
  readonly work: () => unknown
  readonly keep: (result: unknown) => void
  readonly fail: (reason: unknown) => void
}

/**
 * Everything that is to be written in one turn of the event loop is one transaction, and costs one flush of the disk. Nobody
 * is answered before it has returned.
 */
export class GroupCommit {
  readonly #database: Database
  readonly #onCommit: (report: CommitReport) => void
  #waiting: Job[] = []

  constructor(database: Database, onCommit: (report: CommitReport) => void = () => {}) {
    this.#database = database
    this.#onCommit = onCommit
  }

  /** The work runs inside of the transaction, and once more if another in the same one failed: it changes nothing else. */
  write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, fail) => {
      // All that came in by sockets in this turn is there by then.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ work, keep: result => resolve(result as Result), fail })
    })
  }

  /** Writes what is waiting now. */
  flush(): void {
    const jobs = this.#waiting
    this.#waiting = []
    if (jobs.length > 0) this.#commit(jobs)
  }

  #commit(jobs: readonly Job[]): void {
    const start = performance.now()
    let results: unknown[]
    try {
      results = this.#database.transaction('immediate', () => jobs.map(({ work }) => work()))
    } catch (error) {
      if (jobs.length === 1 || concernsAll(error)) for (const { fail } of jobs) fail(error)
      // One of them is at fault, and the others must not suffer.
      else for (const job of jobs) this.#commit([job])
      return
    }
    this.#onCommit({ writes: jobs.length, milliseconds: performance.now() - start })
    for (const [place, { keep }] of jobs.entries()) keep(results[place])
  }
}

/** The next one would fail for the same reason. A damaged page is that of one table. */
const concernsAll = (error: unknown): boolean => error instanceof StoreFailure && error.code !== 'damaged'
