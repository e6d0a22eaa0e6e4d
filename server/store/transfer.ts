import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@roundhouse/kernel/game'
import { type Compilable, type Kysely, sql } from 'kysely'
import { type CopyCheck, checkCopy, copyTo } from './copy.ts'
import { Database } from './database.ts'
import { presentKeyOf, readKey, refuseOtherKey } from './key.ts'
import { lockOf } from './lock.ts'
import { migrate, refuseOtherForm } from './migrations/migrate.ts'
import { type PostgresOptions, withPostgres } from './open-postgres.ts'
import { databaseIn, lockFileIn, refuseNoDatabase } from './open-store.ts'
import { placeOf } from './postgres-place.ts'
import { refuseUsed } from './restore.ts'
import type { StoreSchema } from './schema.ts'
import type { SealingKey } from './sealing.ts'
import { readTable } from './tables.ts'
import { all, first, type Work, type WorkRunner } from './work.ts'

/* A whole store from a folder to PostgreSQL, or back: everything or nothing, and it is compared before it counts. */

type PostgresAddress = Pick<PostgresOptions, 'url'>

export interface TransferReport {
  readonly rows: number
  readonly tables: number
}

/** Who is there now is no part of what is kept. */
const NOT_KEPT = ['beat', 'alarm_claim']

/** How many values a statement has at most: SQLite takes no more than 32,766. */
const MOST_VALUES = 30_000

/** From a folder, whose key stays there, into an empty database. */
export async function transferToPostgres(
  folder: string,
  { url }: PostgresAddress,
  check: CopyCheck,
): Promise<TransferReport> {
  refuseNoDatabase(folder)
  const lock = lockOf(lockFileIn(folder))
  if (lock === null) throw running(folder)
  const source = new Database(databaseIn(folder), 'read')
  try {
    await refuseOtherForm(source.queries, databaseIn(folder))
    const key = await presentKeyOf(source, folder)
    const names = source.run(tableNames)
    return await withPostgres(url, 'new', async database => {
      await refuseRows(database, names, placeOf(url))
      return database.session(async target => {
        const rows = await copyRows(source, target, names)
        await target.run(continueNumbers(source.run(lastNumbers)))
        return { rows, tables: await compare(source, target, key, check) }
      })
    })
  } finally {
    source.close()
    lock.release()
  }
}

/** From a database into a folder that is empty, or has nothing but the key. */
export async function transferToFolder(
  { url }: PostgresAddress,
  folder: string,
  check: CopyCheck,
): Promise<TransferReport> {
  refuseUsed(folder)
  const key = readKey(folder)
  return withPostgres(url, 'old', async database => {
    if (await database.run(isRunning)) throw running(placeOf(url))
    // Refuses for lack of a key in the same words as a server.
    if (key === null) await presentKeyOf(database, folder)
    await refuseOtherKey(database, key!)
    // It has the key, so it is there.
    return copyTo(databaseIn(folder), draft =>
      database.session(async source => {
        const report = await fillFile(source, draft, key!, check)
        await checkCopy(draft, databaseIn(folder), key, { ...check, areAll: true })
        return report
      }),
    )
  })
}

async function fillFile(source: WorkRunner, file: string, key: SealingKey, check: CopyCheck): Promise<TransferReport> {
  const target = new Database(file, 'write')
  try {
    await migrate(target.queries)
    const names = target.run(tableNames)
    target.execute('begin immediate')
    const rows = await copyRows(source, target, names)
    for (const [table, number] of Object.entries(await source.run(lastIdentities)))
      target.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?').run(number, table)
    target.execute('commit')
    return { rows, tables: await compare(source, target, key, check) }
  } finally {
    target.close()
  }
}

const running = (place: string): Refusal =>
  new Refusal(`A server uses ${place}. Stop it first.`, 'hosting.migrate.running', { place })

async function refuseRows(database: WorkRunner, names: readonly string[], place: string): Promise<void> {
  for (const name of names)
    if ((await database.run(rowsOf(name, 0, 1))).length > 0)
      throw new Refusal(`${place} is not empty.`, 'hosting.migrate.used', { place })
}

async function copyRows(source: WorkRunner, target: WorkRunner, names: readonly string[]): Promise<number> {
  let count = 0
  for (const name of names) {
    for (let from = 0, size = 500; ; from += size) {
      const rows = await source.run(rowsOf(name, from, size))
      count += rows.length
      if (rows.length > 0) await target.run(insertRows(name, rows))
      if (rows.length < size) break
    }
  }
  return count
}

/** Every table has the same log, secrets and setup on both sides, and leads where it led. */
async function compare(source: WorkRunner, target: WorkRunner, key: SealingKey, check: CopyCheck): Promise<number> {
  const ids = await source.run(tableIds)
  for (const [done, id] of ids.entries()) {
    await check.onProgress?.({ is: 'replaying', done, all: ids.length })
    const copied = await target.run(readTable(key, id))
    if (!isDeepStrictEqual(await source.run(readTable(key, id)), copied)) throw differs(id)
    await check.replay(copied!)
  }
  return ids.length
}

const differs = (what: string): Refusal =>
  new Refusal(`The copy is not the same: ${what}.`, 'hosting.migrate.differs', { what })

type Row = Readonly<Record<string, unknown>>

const raw = <Result>(queries: Kysely<StoreSchema>, query: ReturnType<typeof sql<Result>>): Compilable<Result> => ({
  compile: () => query.compile(queries),
})

/** The tables of a SQLite file, those first that others refer to. */
const tableNames: Work<string[]> = function* (queries) {
  const found = yield* all(
    raw(
      queries,
      sql<{ name: string; refers: string | null }>`
      select t.name, k."table" as refers from sqlite_schema as t left join pragma_foreign_key_list(t.name) as k
      where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%' order by t.name
    `,
    ),
  )
  const waiting = new Set(found.map(({ name }) => name).filter(name => !NOT_KEPT.includes(name)))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const isFree = (name: string): boolean =>
      found.every(row => row.name !== name || row.refers === name || !waiting.has(row.refers ?? ''))
    const free = [...waiting].filter(isFree)
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`)
    for (const name of free) {
      waiting.delete(name)
      ordered.push(name)
    }
  }
  return ordered
}

/** As many columns as a key has at most: they come first. */
const LONGEST_KEY = 3

/** In an order that stays the same: that of the keys. */
const rowsOf = (table: string, from: number, size: number): Work<Row[]> =>
  function* (queries) {
    const sample = yield* first(raw(queries, sql<Row>`select * from ${sql.table(table)} limit 1`))
    if (sample === undefined) return []
    const order = Object.keys(sample).slice(0, LONGEST_KEY)
    const keys = sql.join(order.map(column => sql.ref(column)))
    const rows = sql<Row>`select * from ${sql.table(table)} order by ${keys} limit ${size} offset ${from}`
    return yield* all(raw(queries, rows))
  }

const insertRows = (table: string, rows: readonly Row[]): Work<void> =>
  function* (queries) {
    const columns = Object.keys(rows[0]!)
    const size = Math.floor(MOST_VALUES / columns.length)
    for (let from = 0; from < rows.length; from += size) {
      const part = rows.slice(from, from + size)
      const values = part.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
      const names = sql.join(columns.map(column => sql.ref(column)))
      yield* all(raw(queries, sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`))
    }
  }

const tableIds: Work<string[]> = function* (queries) {
  return (yield* all(queries.selectFrom('game_table').select('id').orderBy('number'))).map(({ id }) => id)
}

/** A server was there a moment ago, by the clock of the database. */
const isRunning: Work<boolean> = function* (queries) {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint - 15000`
  const beats = queries.selectFrom('beat').select('node').where('is_running', '=', 1).where('at', '>', now)
  return (yield* first(beats)) !== undefined
}

/** The last number that SQLite has given in each table, also to what is gone: none is given twice. */
const lastNumbers: Work<Readonly<Record<string, number>>> = function* (queries) {
  const rows = yield* all(raw(queries, sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`))
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
}

interface NumberedColumn {
  readonly table_name: string
  readonly column_name: string
}

const numberedColumns: Work<NumberedColumn[]> = queries =>
  all(
    raw(
      queries,
      sql<NumberedColumn>`
      select table_name, column_name from information_schema.columns
      where is_identity = 'YES' and table_schema = current_schema()
    `,
    ),
  )

const sequenceOf = ({ table_name, column_name }: NumberedColumn) =>
  sql`pg_get_serial_sequence(quote_ident(${table_name}), ${column_name})`

const continueNumbers = (given: Readonly<Record<string, number>>): Work<void> =>
  function* (queries) {
    for (const column of yield* numberedColumns(queries)) {
      const { table_name, column_name } = column
      const last = sql`(select max(${sql.ref(column_name)}) from ${sql.table(table_name)})`
      const least = given[table_name] ?? 0
      const next = sql`greatest(coalesce(${last}, 0), ${least}::integer) + 1`
      yield* all(raw(queries, sql`select setval(${sequenceOf(column)}, ${next}, false)`))
    }
  }

/** The same of PostgreSQL. */
const lastIdentities: Work<Readonly<Record<string, number>>> = function* (queries) {
  const last: Record<string, number> = {}
  for (const column of yield* numberedColumns(queries)) {
    const value = sql<{ value: number | null }>`select pg_sequence_last_value(${sequenceOf(column)}::regclass) as value`
    last[column.table_name] = (yield* first(raw(queries, value)))?.value ?? 0
  }
  return last
}
