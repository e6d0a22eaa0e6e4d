import type { TableSetup } from '@roundhouse/wire/setup'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { TableIndex } from '../table/table-index.ts'
import { parsed } from './rows.ts'
import type { StoreSchema } from './schema.ts'
import { all, type Work } from './work.ts'

/** A table in a list. */
export interface ListedTable extends TableIndex {
  readonly id: string
  readonly setup: TableSetup
  /** The names of those who sit there, by seat. */
  readonly names: readonly (string | null)[]
  readonly created: number
  /** When its last entry was written. */
  readonly moved: number
}

/** What a list reads of each table. */
const LISTED = ['number', 'id', 'setup', 'stage', 'to_move', 'due', 'created', 'moved'] as const
type ListedRow = Pick<Selectable<StoreSchema['game_table']>, (typeof LISTED)[number]>

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
      .select(LISTED)
      .where('number', 'in', ({ selectFrom }) =>
        selectFrom('chair')
          .select('game_table as number')
          .where('person', '=', person)
          .union(selectFrom('game_table').select('number').where('host', '=', person)),
      )
      .orderBy('moved', 'desc')
    const running = yield* all(own.where(isRunning))
    const ended = yield* all(own.where(({ not }) => not(isRunning)).limit(LAST_OVER))
    return yield* listed([...running, ...ended])(queries)
  }

/** How many tables the lobby knows of at most, the oldest first. */
const MOST_OPEN = 200

/** Those in the lobby at which people still sit down. */
export const openTables: Work<ListedTable[]> = function* (queries) {
  const open = queries.selectFrom('game_table').select(LISTED).where('is_open', '=', 1).where('stage', '=', 'seating')
  return yield* listed(yield* all(open.orderBy('number').limit(MOST_OPEN)))(queries)
}

/** Those that are played before everybody, the last played first. */
export const publicTables: Work<ListedTable[]> = function* (queries) {
  const watched = queries.selectFrom('game_table').select(LISTED).where('is_public', '=', 1)
  return yield* listed(yield* all(watched.where('stage', '=', 'playing').orderBy('moved', 'desc').limit(MOST_OPEN)))(
    queries,
  )
}

/** The tables to which a person is invited and at which people still sit down, the last invitation first. */
export const tablesInvitedTo = (person: number): Work<(ListedTable & Invitation)[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('invited')
        .innerJoin('game_table', 'game_table.number', 'invited.game_table')
        .innerJoin('person', 'person.number', 'invited.by_person')
        .select(LISTED.map(column => `game_table.${column}` as const))
        .select(['person.name as by', 'invited.created as invited', 'rematch_of'])
        .where('invited.person', '=', person)
        .where('stage', '=', 'seating')
        .orderBy('invited.created', 'desc')
        .orderBy('game_table.number', 'desc'),
    )
    const tables = new Map((yield* listed(rows)(queries)).map(table => [table.id, table]))
    return rows.flatMap(({ id, by, invited, rematch_of }) => {
      const table = tables.get(id)
      return table === undefined ? [] : [{ ...table, by, invited, isRematch: rematch_of !== null }]
    })
  }

/** Who invites, and when. */
export interface Invitation {
  readonly by: string
  readonly invited: number
  readonly isRematch: boolean
}

const listed = (rows: readonly ListedRow[]): Work<ListedTable[]> =>
  function* (queries) {
    const chairs = yield* chairsAt(rows.map(({ number }) => number))(queries)
    return rows.flatMap(({ number, id, setup, stage, to_move, due, created, moved }) => {
      const parsedSetup = parsed(setup)
      // A row that is damaged must not take the list from anybody; whoever opens the table is told.
      if (parsedSetup === undefined) return []
      const seated = chairs.get(number) ?? []
      return [
        {
          ...{ id, setup: parsedSetup as TableSetup, stage, toMove: to_move, due, created, moved },
          people: seated.map(({ person }) => person),
          names: seated.map(({ name }) => name),
        },
      ]
    })
  }

/** Who sits in a chair. */
interface SeatedPerson {
  readonly person: number | null
  readonly name: string | null
}

/** Who sits in each chair of these tables, by the number of the table. */
const chairsAt = (tables: readonly number[]): Work<ReadonlyMap<number, SeatedPerson[]>> =>
  function* (queries) {
    if (tables.length === 0) return new Map()
    const rows = yield* all(
      queries
        .selectFrom('chair')
        .leftJoin('person', 'person.number', 'chair.person')
        .select(['game_table', 'chair.person', 'name'])
        .where('game_table', 'in', tables)
        .orderBy('seat'),
    )
    const chairs = new Map<number, SeatedPerson[]>()
    for (const { game_table, person, name } of rows)
      chairs.set(game_table, [...(chairs.get(game_table) ?? []), { person, name }])
    return chairs
  }
