import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { type Kysely, PostgresDialect, Kysely as Queries } from 'kysely'
import pg from 'pg'
import { makeFolder } from './folder.ts'
import type { CommitReport } from './group-commit.ts'
import { keyOf, presentKeyOf } from './key.ts'
import { migrate, refuseOtherForm } from './migrations/migrate.ts'
import { connectionTo, PostgresDatabase } from './postgres-database.ts'
import { PostgresNews } from './postgres-news.ts'
import { placeOf, refuseNoAddress, refuseNoServer } from './postgres-place.ts'
import { PostgresStore } from './postgres-store.ts'
import type { SealingKey } from './sealing.ts'

export interface PostgresOptions {
  /** Where the database is, with name and password. */
  readonly url: string
  /** The folder in which the key lies: the same key for all nodes. */
  readonly folder: string
  /** Is told of every flush of the disk. */
  readonly onCommit?: (report: CommitReport) => void
}

/** Whoever makes or changes the form of a database holds this lock: the others wait for it. Any number that nobody else takes. */
const LOCK = 7_305_108_214

/** No two nodes have the same, also not if two machines have one name. */
const newNode = (): string => `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`

/** Opens a database as one of its nodes. It may be empty: the first node makes what is needed, once. */
export async function openPostgres({ url, folder, onCommit }: PostgresOptions): Promise<PostgresStore> {
  makeFolder(folder)
  return opened(
    url,
    database =>
      alone(url, async queries => {
        await migrate(queries)
        return keyOf(database, folder)
      }),
    onCommit,
  )
}

/** Opens a database that has nodes, or had: to read in it, or to write a line into a log. Nothing is made or changed in its form. */
export const openPostgresBeside = ({ url, folder }: PostgresOptions): Promise<PostgresStore> =>
  opened(url, async database => {
    await refuseOtherForm(database.queries, placeOf(url))
    return presentKeyOf(database, folder)
  })

/** A database without a node on it, for as long as somebody works with it: one that may be new, or one that has to be there. */
export async function withPostgres<Result>(
  url: string,
  is: 'new' | 'old',
  work: (database: PostgresDatabase) => Promise<Result>,
): Promise<Result> {
  refuseNoAddress(url)
  const name = newNode().slice(0, LONGEST_NAME)
  await refuseNoServer(url, connectionTo(url, name))
  const database = new PostgresDatabase(url, name)
  try {
    if (is === 'new') await alone(url, queries => migrate(queries))
    else await refuseOtherForm(database.queries, placeOf(url))
    return await work(database)
  } finally {
    await database.close()
  }
}

async function opened(
  url: string,
  prepare: (database: PostgresDatabase) => Promise<SealingKey>,
  onCommit?: (report: CommitReport) => void,
): Promise<PostgresStore> {
  refuseNoAddress(url)
  const node = newNode()
  const settings = connectionTo(url, node.slice(0, LONGEST_NAME))
  await refuseNoServer(url, settings)
  const database = new PostgresDatabase(url, node.slice(0, LONGEST_NAME))
  try {
    const key = await prepare(database)
    return new PostgresStore(database, key, new PostgresNews(settings, node), node, onCommit)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** PostgreSQL cuts names of connections off after this many letters. */
const LONGEST_NAME = 63

/** Changes the form of a database while nobody else does. That may take long, so nothing is given up. */
async function alone<Result>(url: string, work: (queries: Kysely<unknown>) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connectionTo(url, 'roundhouse lock'))
  client.on('error', () => {})
  const pool = new pg.Pool({ ...connectionTo(url, 'roundhouse migrations'), max: 2 })
  pool.on('error', () => {})
  const queries = new Queries<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work(queries)
  } finally {
    await queries.destroy()
    await client.end().catch(() => {})
  }
}
