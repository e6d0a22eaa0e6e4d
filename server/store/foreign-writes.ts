import { type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'
import { all, type Work } from './work.ts'

/** Another number than before, if any other connection has written since: SQLite counts it. */
export const foreignVersionOf = (database: Database): number =>
  database.prepare('pragma data_version').get<{ data_version: number }>()!.data_version

/** Those of the tables that have another last entry than is known. */
export const changedTables = (known: ReadonlyMap<string, number>): Work<string[]> =>
  function* (queries) {
    const isKnown = sql<SqlBool>`id in (select value from json_each(${JSON.stringify([...known.keys()])}))`
    const rows = yield* all(queries.selectFrom('game_table').select(['id', 'seq']).where(isKnown))
    return rows.flatMap(({ id, seq }) => (known.get(id) === seq ? [] : [id]))
  }
