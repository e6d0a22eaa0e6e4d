import type { TableSetup } from '@roundhouse/wire/setup'
import { type SqlBool, sql } from 'kysely'
import type { TableIndex } from '../table/table-index.ts'
import type { Database } from './database.ts'
import { parsed } from './rows.ts'

/** A table in a list. */
export type ListedTable = TableIndex & { readonly id: string; readonly setup: TableSetup }

/** How many of the tables that are over a list still has. */
const LAST_OVER = 20

/** Word for word as in the index that has these only: so it is used. */
const isRunning = sql<SqlBool>`stage not in ('over', 'called-off')`

export function runningTables({ all, queries }: Database): string[] {
  return all(queries.selectFrom('game_table').select('id').where(isRunning).orderBy('number')).map(({ id }) => id)
}

/** Another number than before, if any other connection has written since. */
export const foreignVersionOf = (database: Database): number =>
  database.prepare('pragma data_version').get<{ data_version: number }>()!.data_version

/** Those of the tables that have another last entry than is known. */
export function changedTables({ all, queries }: Database, known: ReadonlyMap<string, number>): string[] {
  const isKnown = sql<SqlBool>`id in (select value from json_each(${JSON.stringify([...known.keys()])}))`
  const rows = all(queries.selectFrom('game_table').select(['id', 'seq']).where(isKnown))
  return rows.flatMap(({ id, seq }) => (known.get(id) === seq ? [] : [id]))
}

/** Those that are due at this time or were before, the longest first. */
export function dueBefore({ all, queries }: Database, at: number, most: number): string[] {
  const due = queries.selectFrom('game_table').select('id').where('due', '<=', at).orderBy('due').limit(most)
  return all(due).map(({ id }) => id)
}

/** Where a person has a chair, or set the table up: those that are not over first, and in each part the last played first. */
export function tablesOf(database: Database, person: number): ListedTable[] {
  const { all, queries } = database
  const own = queries
    .selectFrom('game_table')
    .select(['number', 'id', 'setup', 'stage', 'to_move', 'due'])
    .where('number', 'in', ({ selectFrom }) =>
      selectFrom('chair')
        .select('game_table as number')
        .where('person', '=', person)
        .union(selectFrom('game_table').select('number').where('host', '=', person)),
    )
    .orderBy('moved', 'desc')
  const rows = [...all(own.where(isRunning)), ...all(own.where(({ not }) => not(isRunning)).limit(LAST_OVER))]
  return rows.flatMap(({ number, id, setup, stage, to_move, due }) => {
    const parsedSetup = parsed(setup)
    // A row that is damaged must not take the list from anybody; whoever opens the table is told.
    if (parsedSetup === undefined) return []
    const people = peopleOf(database, number)
    return [{ id, setup: parsedSetup as TableSetup, stage, toMove: to_move, due, people }]
  })
}

const peopleOf = ({ all, queries }: Database, table: number): (number | null)[] =>
  all(queries.selectFrom('chair').select('person').where('game_table', '=', table).orderBy('seat')).map(
    ({ person }) => person,
  )
