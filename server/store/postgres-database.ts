import { setTimeout as pause } from 'node:timers/promises'
import { type Compilable, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StoreFailure } from './failure.ts'
import { isDouble, isInTheWay, isOutdated, isRefusal, postgresFailure } from './postgres-failure.ts'
import type { StoreSchema } from './schema.ts'
import { StatementNames } from './statement-names.ts'
import type { QuerySteps, Work, WorkRunner } from './work.ts'

/* The only file that knows how the driver is used. */

/** Milliseconds after which a statement is given up by the server, and after which we give up the server. */
const LONGEST_STATEMENT = 8000
const LONGEST_SILENCE = 10_000
const LONGEST_CONNECT = 5000

/** A node that is paused in the middle of a transaction must not hold up the others. */
const LONGEST_PAUSE = 5000

const CONNECTIONS = 10

/** How often something is tried again because others were in the way. */
const MOST_ATTEMPTS = 12

const SETTINGS = `
  set statement_timeout = ${LONGEST_STATEMENT};
  set idle_in_transaction_session_timeout = ${LONGEST_PAUSE};
  set jit = off;
`

/** Whole numbers are numbers: times in milliseconds and sums of them are far below what a number holds exactly. */
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBERS.includes(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** How to connect; the name tells connections of this node from others. */
export const connectionTo = (url: string, name: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  types: TYPES,
  keepAlive: true,
  connectionTimeoutMillis: LONGEST_CONNECT,
})

/** A transaction whose end nobody has heard. */
interface OpenEnd {
  readonly process: number
  readonly transaction: string
}

/** Connections to a PostgreSQL database. */
export class PostgresDatabase {
  /** For queries as the rest of the world writes them; `read` and `write` ask them. */
  readonly queries: Kysely<StoreSchema>
  readonly #pool: pg.Pool
  readonly #name: string
  #isClosed = false
  #lastTry: Promise<unknown> = Promise.resolve()
  readonly #names = new StatementNames()

  constructor(url: string, name: string) {
    this.#name = name
    this.#pool = new pg.Pool({ ...connectionTo(url, name), max: CONNECTIONS, query_timeout: LONGEST_SILENCE })
    // A connection that breaks while nobody uses it is replaced by the next who needs one.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      client.on('error', () => {})
      client.query(SETTINGS).catch(() => {})
    })
    this.queries = new Kysely({ dialect: new PostgresDialect({ pool: this.#pool }) })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Several queries are answered as it was at one moment. Reading is harmless, so a line that breaks is no reason to fail. */
  read<Result>(work: Work<Result>): Promise<Result> {
    return this.ask(client => this.#readBy(client, work))
  }

  /** The same with a question that changes nothing, however it is asked. */
  ask<Answer>(question: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
    return this.#tried(question, error => isInTheWay(error) || isOutdated(error) || !isRefusal(error))
  }

  async #readBy<Result>(client: pg.PoolClient, work: Work<Result>): Promise<Result> {
    const steps = work(this.queries)
    const first = steps.next([])
    if (first.done) return first.value
    const second = steps.next(await this.#rowsOf(client, first.value))
    if (second.done) return second.value
    await client.query('begin isolation level repeatable read read only')
    const result = await this.#run(client, work(this.queries))
    await client.query('commit')
    return result
  }

  /** Several pieces of work as one transaction, however long it takes: what is read stays as it was at its beginning. */
  session<Result>(work: (place: WorkRunner) => Promise<Result>): Promise<Result> {
    return this.with(async client => {
      await client.query(
        'begin isolation level repeatable read; set local statement_timeout = 0; ' +
          'set local idle_in_transaction_session_timeout = 0',
      )
      try {
        const result = await work({ run: each => this.#run(client, each(this.queries)) })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
  }

  /** For those who do not care which of the two it is. */
  run<Result>(work: Work<Result>): Promise<Result> {
    return this.write(work)
  }

  /** As if nobody else wrote at the same time: whoever is in the way of another is tried again. */
  write<Result>(work: Work<Result>): Promise<Result> {
    let hasMet = false
    const isWorthAnother = (error: unknown): boolean => {
      const isFirst = isDouble(error) && !hasMet
      hasMet ||= isDouble(error)
      return isInTheWay(error) || isOutdated(error) || isFirst || error instanceof Undone
    }
    return this.#tried(client => this.#writeBy(client, work), isWorthAnother)
  }

  async #writeBy<Result>(client: pg.PoolClient, work: Work<Result>): Promise<Result> {
    const began = (await client.query(
      'begin isolation level serializable; select pg_current_xact_id()::text as xid',
    )) as unknown as readonly pg.QueryResult<{ readonly xid: string }>[]
    const result = await this.#run(client, work(this.queries))
    try {
      await client.query('commit')
    } catch (error) {
      if (isRefusal(error)) throw error
      await this.#lookUp({ process: processOf(client), transaction: began[1]!.rows[0]!.xid }, error)
    }
    return result
  }

  /** Whether a transaction was committed whose answer got lost: known before anybody is told anything. */
  async #lookUp({ process, transaction }: OpenEnd, lost: unknown): Promise<void> {
    await this.fence(process)
    const end = await this.untilAnswered(async client => {
      const found = await client.query<{ end: string | null }>('select pg_xact_status($1::text::xid8) as end', [
        transaction,
      ])
      return found.rows[0]!.end
    })
    if (end !== 'committed') throw new Undone(lost)
  }

  /** What a connection of ours was doing when it broke is over, in one way or the other. */
  async fence(process: number): Promise<void> {
    await this.untilAnswered(async client => {
      const running = await client.query(
        'select pg_terminate_backend(pid, 2000) from pg_stat_activity where pid = $1 and application_name = $2',
        [process, this.#name],
      )
      if (running.rowCount !== 0) throw new Error('It still runs')
    })
  }

  /** Asks until there is an answer, or the store is closed: without it nobody knows what to say. */
  async untilAnswered<Answer>(ask: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
    for (let wait = 20; ; wait = Math.min(1000, wait * 2)) {
      if (this.#isClosed) throw new StoreFailure('closed', 'The store is closed.')
      try {
        return await this.with(ask)
      } catch {
        await pause(wait)
      }
    }
  }

  /** A connection for as long as somebody works with it. One that broke is not used again. */
  async with<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      const isSound = isRefusal(error) && !isOutdated(error) && (await isRolledBack(client))
      client.release(isSound ? undefined : true)
      throw error
    }
  }

  async #tried<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    isWorthAnother: (error: unknown) => boolean,
  ): Promise<Result> {
    let wasInTheWay = false
    for (let attempt = 1; ; attempt++) {
      try {
        return await (wasInTheWay ? this.#inTurn(() => this.with(work)) : this.with(work))
      } catch (error) {
        wasInTheWay = isInTheWay(error)
        if (attempt >= MOST_ATTEMPTS || this.#isClosed || !isWorthAnother(error) || hasNoServer(error))
          throw postgresFailure(error instanceof Undone ? error.cause : error)
        await pause(Math.random() * 2 ** Math.min(attempt, 7))
      }
    }
  }

  /** Those of this node that were in the way of each other are tried again one after the other. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#lastTry.then(work)
    this.#lastTry = mine.catch(() => {})
    return mine
  }

  async #run<Result>(client: pg.PoolClient, steps: QuerySteps<Result>): Promise<Result> {
    let step = steps.next([])
    while (!step.done) step = steps.next(await this.#rowsOf(client, step.value))
    return step.value
  }

  async #rowsOf(client: pg.PoolClient, query: Compilable<unknown>): Promise<unknown[]> {
    const { sql: text, parameters } = query.compile()
    return (await client.query({ name: this.#names.nameOf(text), text, values: parameters.map(readable) })).rows
  }

  /** What is under way ends first. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#pool.end()
  }
}

/** A transaction that was not committed, as we found out afterwards: it can be done again. */
class Undone extends Error {
  constructor(cause: unknown) {
    super('The transaction was not committed', { cause })
  }
}

/** The number of the process at the other end. */
export const processOf = (client: pg.ClientBase): number =>
  (client as unknown as { readonly processID: number }).processID

/** PostgreSQL has no text with this letter in it, so what is looked for with it is never there. */
const readable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)

/** A connection that is not in a transaction any more can be used by the next. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

/** Nobody is there: who waits is told so at once. */
const hasNoServer = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect'
