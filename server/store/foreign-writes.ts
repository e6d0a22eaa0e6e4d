import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'
import { all, type Work } from './work.ts'

/** Another number than before, if any other connection has written since: SQLite counts it. */
export const foreignVersionOf = (database: Database): number =>
  database.prepare('pragma data_version').get<{ data_version: number }>()!.data_version

/** The same where a list of any length is a parameter. */
export const changedAmong = (known: ReadonlyMap<string, number>): Work<string[]> =>
  function* (queries) {
    const isKnown = sql<SqlBool>`id = any(${[...known.keys()]}::text[])`
    return yield* changedWhere(isKnown, known)(queries)
  }

/** Those of the tables that have another version than is known. */
export const changedTables = (known: ReadonlyMap<string, number>): Work<string[]> =>
  function* (queries) {
    const isKnown = sql<SqlBool>`id in (select value from json_each(${JSON.stringify([...known.keys()])}))`
    return yield* changedWhere(isKnown, known)(queries)
  }

const changedWhere = (isKnown: RawBuilder<SqlBool>, known: ReadonlyMap<string, number>): Work<string[]> =>
  function* (queries) {
    const rows = yield* all(queries.selectFrom('game_table').select(['id', 'seq', 'revision']).where(isKnown))
    return rows.flatMap(({ id, seq, revision }) => (known.get(id) === seq + revision ? [] : [id]))
  }
