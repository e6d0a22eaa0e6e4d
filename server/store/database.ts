import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { type Compilable, Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { asking } from './failure.ts'
import type { StoreSchema } from './schema.ts'
import type { Work } from './work.ts'

/* The only file that knows the driver. It has the API of `node:sqlite`, which can take its place on a newer Node. */

type Value = number | string | null | Uint8Array

/** A prepared statement. */
export interface Statement {
  /** How many rows it changed. */
  run(...values: Value[]): number
  get<Row>(...values: Value[]): Row | undefined
}

/** How long to wait for another program that writes. Nothing else happens meanwhile, so it is not long. */
const PATIENCE = 1000

/**
 * What a file is opened for. To write: WAL with `synchronous=FULL`, so a commit returns when it is on the disk, and readers
 * never wait for it. To read: as it lies there, also one that may not be written. To lock: nothing is ever written.
 */
const PRAGMAS = {
  write: `
    pragma busy_timeout = ${PATIENCE};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
  `,
  read: `pragma busy_timeout = ${PATIENCE}`,
  lock: 'pragma busy_timeout = 0',
}

/** How many statements stay prepared: those with a list of values are many, and each is asked seldom. */
const MOST_PREPARED = 300

/** One connection to a SQLite file. Everything happens at once: no transaction is open while something else runs. */
export class Database {
  readonly #driver: DatabaseSyncInstance
  /** For queries as the rest of the world writes them; `run` asks them at once. */
  readonly queries: Kysely<StoreSchema>
  /** Statements that were asked before, by their texts, those asked last at the end. */
  readonly #prepared = new Map<string, StatementSyncInstance>()

  constructor(file: string, use: keyof typeof PRAGMAS) {
    this.#driver = asking(() => new DatabaseSync(file, { readOnly: use === 'read' }))
    try {
      asking(() => this.#driver.exec(PRAGMAS[use]))
    } catch (error) {
      this.#driver.close()
      throw error
    }
    this.queries = new Kysely({ dialect: new Dialect({ database: forKysely(this.#driver) }) })
  }

  execute(sql: string): void {
    asking(() => this.#driver.exec(sql))
  }

  prepare(sql: string): Statement {
    const statement = asking(() => this.#driver.prepare(sql))
    return {
      run: (...values) => asking(() => Number(statement.run(...values).changes)),
      get: <Row>(...values: Value[]) => asking(() => statement.get(...values) as Row | undefined),
    }
  }

  /** Does something at once, and inside of the transaction that is open. */
  run<Result>(work: Work<Result>): Result {
    const steps = work(this.queries)
    let step = steps.next([])
    while (!step.done) step = steps.next(this.#all(step.value))
    return step.value
  }

  #all(query: Compilable<unknown>): unknown[] {
    const { sql, parameters } = query.compile()
    return asking(() => this.#statement(sql).all(...(parameters as Value[])))
  }

  #statement(sql: string): StatementSyncInstance {
    const statement = this.#prepared.get(sql) ?? this.#driver.prepare(sql)
    this.#prepared.delete(sql)
    this.#prepared.set(sql, statement)
    if (this.#prepared.size > MOST_PREPARED) this.#prepared.delete(this.#prepared.keys().next().value!)
    return statement
  }

  /** All or nothing. `deferred` is for reading several things as they were at one moment. */
  transaction<Result>(kind: 'immediate' | 'deferred', work: () => Result): Result {
    asking(() => this.#statement(`begin ${kind}`).run())
    try {
      const result = work()
      asking(() => this.#statement('commit').run())
      return result
    } catch (error) {
      // A full disk ends a transaction by itself.
      if (this.#driver.isTransaction) this.#driver.exec('rollback')
      throw error
    }
  }

  /**
   * Leaves all of it in the one file. SQLite does so by itself when it closes, but this driver lets go of a file only when its
   * statements are collected.
   */
  close(): void {
    if (!this.#driver.isOpen) return
    this.#prepared.clear()
    try {
      this.#driver.exec('pragma wal_checkpoint(truncate)')
    } catch {
      // Whatever is wrong with the disk: what was answered lies in the log beside it, for the next to come.
    }
    this.#driver.close()
  }
}

/** SQLite changes its schema in transactions too: half a migration is none. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

function forKysely(driver: DatabaseSyncInstance): SqliteDatabase {
  return { close: () => driver.close(), prepare: sql => statementForKysely(asking(() => driver.prepare(sql))) }
}

function statementForKysely(statement: StatementSyncInstance): ReturnType<SqliteDatabase['prepare']> {
  const values = (parameters: readonly unknown[]): Value[] => parameters as Value[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => asking(() => statement.all(...values(parameters))),
    run: parameters => asking(() => statement.run(...values(parameters))),
    iterate: parameters => asking(() => statement.iterate(...values(parameters))),
  }
}
