import type { TableSetup } from '@roundhouse/wire/setup'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { TableIndex } from '../table/table-index.ts'
import { parsed } from './rows.ts'
import type { StoreSchema } from './schema.ts'
import { template } from './template.ts'
import { all, type Work } from './work.ts'

/** A table in a list. */
export interface ListedTable extends TableIndex {
  readonly id: string
  readonly setup: TableSetup
  /** Who set it up. */
  readonly host: number
  /** The names of those who sit there, by seat. */
  readonly names: readonly (string | null)[]
  readonly created: number
  /** When its last entry was written. */
  readonly moved: number
}

/** What a list reads of each table. */
const LISTED = ['number', 'id', 'host', 'setup', 'stage', 'to_move', 'due', 'created', 'moved'] as const
type ListedRow = Pick<Selectable<StoreSchema['game_table']>, (typeof LISTED)[number]>

/** How many of the tables that are over a list still has. */
const LAST_OVER = 20

/** Word for word as in the indexes that have these only: so they are used. */
const isRunning = sql<SqlBool>`stage not in ('over', 'called-off')`
const hasEnded = sql<SqlBool>`stage in ('over', 'called-off')`

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
    return withChairs(yield* all(ownTables(queries, { person })))
  }

/** A row for each chair. Everybody asks this who comes. */
const ownTables = template(['person'], (queries, { person }: { readonly person: number }) => {
  const own = ownNumbers(queries, person)
  const tables = queries.selectFrom('game_table').select(LISTED)
  const running = tables.where('number', 'in', own.running).where(isRunning)
  const ended = tables.where('number', 'in', own.ended).where(hasEnded).orderBy('moved', 'desc').limit(LAST_OVER)
  return queries
    .selectFrom(running.unionAll(queries.selectFrom(ended.as('last')).selectAll()).as('own'))
    .leftJoin('chair', 'chair.game_table', 'own.number')
    .leftJoin('person', 'person.number', 'chair.person')
    .select(LISTED.map(column => `own.${column}` as const))
    .select(['chair.person', 'person.name'])
    .orderBy(sql`case when ${isRunning} then 0 else 1 end`)
    .orderBy('own.moved', 'desc')
    .orderBy('own.number')
    .orderBy('chair.seat')
})

/** The numbers of the tables that may be in the list of a person: few, however many they have played. */
function ownNumbers(queries: Parameters<Work<unknown>>[0], person: number) {
  const chairs = queries.selectFrom('chair').select('game_table as number').where('chair.person', '=', person)
  const hosted = queries.selectFrom('game_table').select('number').where('host', '=', person)
  const left = chairs.where('ended', 'is not', null).orderBy('ended', 'desc').limit(LAST_OVER).as('left')
  const over = hosted.where(hasEnded).orderBy('moved', 'desc').limit(LAST_OVER).as('over')
  return {
    running: chairs.where('ended', 'is', null).union(hosted.where(isRunning)),
    ended: queries.selectFrom(left).selectAll().union(queries.selectFrom(over).selectAll()),
  }
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
    return rows.flatMap(row => tableFrom(row, chairs.get(row.number) ?? []))
  }

/** A row for each chair, those of a table one after the other. */
function withChairs(rows: readonly (ListedRow & SeatedPerson)[]): ListedTable[] {
  const tables = new Map<number, (ListedRow & SeatedPerson)[]>()
  for (const row of rows) {
    const seated = tables.get(row.number)
    if (seated === undefined) tables.set(row.number, [row])
    else seated.push(row)
  }
  return [...tables.values()].flatMap(seated => tableFrom(seated[0]!, seated))
}

/** A row that is damaged must not take the list from anybody; those who open the table are told. */
function tableFrom(row: ListedRow, seated: readonly SeatedPerson[]): ListedTable[] {
  const { id, host, stage, to_move, due, created, moved } = row
  const setup = parsed(row.setup) as TableSetup | undefined
  if (setup === undefined) return []
  return [
    {
      ...{ id, host, setup, stage, toMove: to_move, due, created, moved },
      people: seated.map(({ person }) => person),
      names: seated.map(({ name }) => name),
    },
  ]
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
