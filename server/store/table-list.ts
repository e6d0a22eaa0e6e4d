import type { TableSetup } from '@roundhouse/wire/setup'
import { type SqlBool, sql } from 'kysely'
import type { TableIndex } from '../table/table-index.ts'
import { parsed } from './rows.ts'
import { all, type Work } from './work.ts'

/** A table in a list. */
export type ListedTable = TableIndex & { readonly id: string; readonly setup: TableSetup }

/** How many of the tables that are over a list still has. */
const LAST_OVER = 20

/** Word for word as in the index that has these only: so it is used. */
const isRunning = sql<SqlBool>`stage not in ('over', 'called-off')`

export const runningTables: Work<string[]> = function* (queries) {
  const rows = yield* all(queries.selectFrom('game_table').select('id').where(isRunning).orderBy('number'))
  return rows.map(({ id }) => id)
}

/** Those that are due at this time or were before, the longest first. */
export const dueBefore = (at: number, most: number): Work<string[]> =>
  function* (queries) {
    const due = queries.selectFrom('game_table').select('id').where('due', '<=', at).orderBy('due').limit(most)
    return (yield* all(due)).map(({ id }) => id)
  }

/** Where a person has a chair, or set the table up: those that are not over first, and in each part the last played first. */
export const tablesOf = (person: number): Work<ListedTable[]> =>
  function* (queries) {
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
    const running = yield* all(own.where(isRunning))
    const ended = yield* all(own.where(({ not }) => not(isRunning)).limit(LAST_OVER))
    const people = yield* peopleAt([...running, ...ended].map(({ number }) => number))(queries)
    return [...running, ...ended].flatMap(({ number, id, setup, stage, to_move, due }) => {
      const parsedSetup = parsed(setup)
      // A row that is damaged must not take the list from anybody; whoever opens the table is told.
      if (parsedSetup === undefined) return []
      return [{ id, setup: parsedSetup as TableSetup, stage, toMove: to_move, due, people: people.get(number) ?? [] }]
    })
  }

/** Who sits in each chair of these tables, by the number of the table. */
const peopleAt = (tables: readonly number[]): Work<ReadonlyMap<number, (number | null)[]>> =>
  function* (queries) {
    if (tables.length === 0) return new Map()
    const chairs = yield* all(
      queries.selectFrom('chair').select(['game_table', 'person']).where('game_table', 'in', tables).orderBy('seat'),
    )
    const people = new Map<number, (number | null)[]>()
    for (const { game_table, person } of chairs) people.set(game_table, [...(people.get(game_table) ?? []), person])
    return people
  }
