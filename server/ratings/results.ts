import type { Kysely, Selectable } from 'kysely'
import type { GameResultTable, SeatResultTable, StoreSchema } from '../store/schema.ts'
import { all, first, type QuerySteps, type Work } from '../store/work.ts'
import type { GameResult } from './game-result.ts'
import { type Skill, skillsAfter, unknownSkill } from './skill.ts'

/** A table that is over and of which nothing is written yet. */
export interface UnwrittenTable {
  readonly number: number
  readonly id: string
}

/** Those that ended first come first. `except` could not be read before. */
export const unwrittenTables = (most: number, except: readonly string[] = []): Work<UnwrittenTable[]> =>
  function* (queries) {
    const over = queries
      .selectFrom('game_table')
      .select(['number', 'id'])
      .where('stage', '=', 'over')
      .where('has_result', '=', 0)
      .orderBy('moved')
      .orderBy('number')
      .limit(most)
    return yield* all(except.length === 0 ? over : over.where('id', 'not in', except))
  }

/** Every table of which something is written, the first to end first. */
export const writtenTables: Work<UnwrittenTable[]> = queries =>
  all(
    queries
      .selectFrom('game_result')
      .innerJoin('game_table', 'game_table.number', 'game_result.game_table')
      .select(['game_table.number as number', 'game_table.id as id'])
      .orderBy('game_result.ended')
      .orderBy('game_result.game_table'),
  )

/** Writes down how a table ended, once; answers whether it is new. */
export const writeResult = (game_table: number, result: GameResult): Work<boolean> =>
  function* (queries) {
    yield* takeTurn(queries)
    if (!(yield* insertRows(queries, rowsOf(game_table, result)))) return false
    yield* addTaken(queries, result)
    if (result.isRated) yield* rateAfter(queries, game_table, result)
    return true
  }

/**
 * Everything that follows from these results, which are all there are: what is written otherwise is put right. What is right
 * already is left alone, so that a server that runs meanwhile hardly has to wait.
 */
export const writeAllAnew = (results: readonly (readonly [game_table: number, result: GameResult])[]): Work<void> =>
  function* (queries) {
    yield* takeTurn(queries)
    const written = yield* rowsWritten(queries)
    const right = new Map(
      results.map(([game_table, result]) => [game_table, JSON.stringify(rowsOf(game_table, result))]),
    )
    for (const [game_table, rows] of written)
      if (right.get(game_table) !== rows) yield* forgetResult(queries, game_table)
    for (const [game_table, result] of results)
      if (written.get(game_table) !== right.get(game_table)) yield* insertRows(queries, rowsOf(game_table, result))
    yield* tallyAnew(queries, results)
    for (const game of new Set(results.map(([, result]) => result.game))) yield* rateAnew(queries, game)
  }

/** Anybody else who writes results waits until this is done: each depends on the one before. */
export function* takeTurn(queries: Kysely<StoreSchema>): QuerySteps<void> {
  yield* all(
    queries
      .insertInto('meta')
      .values({ key: 'ratings', value: '1' })
      .onConflict(conflict => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))),
  )
}

/** A result as it lies in the database, without what it is rated. */
interface ResultRows {
  readonly game: GameResultTable
  readonly seats: readonly Omit<SeatResultTable, 'mu' | 'sigma'>[]
}

const rowsOf = (game_table: number, { seats, isRated, options, ...result }: GameResult): ResultRows => {
  const { game, players, ended } = result
  return {
    game: { game_table, game, options: JSON.stringify(options), players, is_rated: Number(isRated), ended },
    seats: seats.map(({ seat, person, bot, place, points, hasLeft }) => ({
      ...{ game_table, seat, person, bot, place, points, has_left: Number(hasLeft), ended },
    })),
  }
}

/** As texts, by the number of their table. */
function* rowsWritten(queries: Kysely<StoreSchema>): QuerySteps<Map<number, string>> {
  const games = yield* all(
    queries.selectFrom('game_result').select(['game_table', 'game', 'options', 'players', 'is_rated', 'ended']),
  )
  const rows = yield* all(
    queries
      .selectFrom('seat_result')
      .select(['game_table', 'seat', 'person', 'bot', 'place', 'points', 'has_left', 'ended'])
      .orderBy('game_table')
      .orderBy('seat'),
  )
  const seats = new Map<number, (typeof rows)[number][]>()
  for (const row of rows) seats.set(row.game_table, [...(seats.get(row.game_table) ?? []), row])
  return new Map(
    games.map(game => [game.game_table, JSON.stringify({ game, seats: seats.get(game.game_table) ?? [] })] as const),
  )
}

function* forgetResult(queries: Kysely<StoreSchema>, game_table: number): QuerySteps<void> {
  yield* all(queries.deleteFrom('seat_result').where('game_table', '=', game_table))
  yield* all(queries.deleteFrom('game_result').where('game_table', '=', game_table))
  yield* markResult(queries, game_table, false)
}

/** A result that an older version wrote is marked with the next look. */
function* markResult(queries: Kysely<StoreSchema>, game_table: number, isWritten: boolean): QuerySteps<void> {
  yield* all(
    queries
      .updateTable('game_table')
      .set({ has_result: Number(isWritten) })
      .where('number', '=', game_table)
      .where('has_result', '!=', Number(isWritten)),
  )
}

/** Answers whether it was not there yet. */
function* insertRows(queries: Kysely<StoreSchema>, { game, seats }: ResultRows): QuerySteps<boolean> {
  yield* markResult(queries, game.game_table, true)
  const written = yield* first(
    queries
      .insertInto('game_result')
      .values(game)
      .onConflict(conflict => conflict.column('game_table').doNothing())
      .returning('game_table'),
  )
  if (written === undefined) return false
  yield* all(queries.insertInto('seat_result').values(seats.map(seat => ({ ...seat, mu: null, sigma: null }))))
  return true
}

// What was taken

type TallyRow = Selectable<StoreSchema['tally']>

/** What a bot took in somebody's place says nothing of them. */
const takenIn = ({ game, seats }: GameResult): TallyRow[] =>
  seats.flatMap(({ person, hasLeft, taken }) =>
    person === null || hasLeft ? [] : [...taken].map(([thing, times]) => ({ person, game, thing, times })),
  )

function* addTaken(queries: Kysely<StoreSchema>, result: GameResult): QuerySteps<void> {
  const taken = takenIn(result)
  if (taken.length === 0) return
  yield* all(
    queries
      .insertInto('tally')
      .values(taken)
      .onConflict(conflict =>
        conflict
          .columns(['person', 'game', 'thing'])
          .doUpdateSet(({ ref, eb }) => ({ times: eb('tally.times', '+', ref('excluded.times')) })),
      ),
  )
}

function* tallyAnew(
  queries: Kysely<StoreSchema>,
  results: readonly (readonly [game_table: number, result: GameResult])[],
): QuerySteps<void> {
  const counts = new Map<string, TallyRow>()
  for (const row of results.flatMap(([, result]) => takenIn(result))) {
    const key = JSON.stringify([row.person, row.game, row.thing])
    counts.set(key, { ...row, times: row.times + (counts.get(key)?.times ?? 0) })
  }
  yield* all(queries.deleteFrom('tally'))
  const rows = [...counts.values()]
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield* all(queries.insertInto('tally').values(rows.slice(from, from + AT_ONCE)))
}

// Ratings

/** The results of a game in the order in which they count. */
const ORDER = ['game_result.ended', 'game_result.game_table'] as const

/** A game that ended before others that are rated already changes what came of those: then all are rated anew. */
function* rateAfter(queries: Kysely<StoreSchema>, game_table: number, { game, ended }: GameResult): QuerySteps<void> {
  const last = yield* first(
    queries
      .selectFrom('game_result')
      .select('game_table')
      .where('game', '=', game)
      .where('is_rated', '=', 1)
      .where('ended', '>=', ended)
      .orderBy('ended', 'desc')
      .orderBy('game_table', 'desc')
      .limit(1),
  )
  if (last?.game_table !== game_table) return yield* rateAnew(queries, game)
  const seats = yield* seatsOf(queries, game_table)
  const people = seats.flatMap(({ person }) => person ?? [])
  const known = yield* all(
    queries.selectFrom('rating').selectAll().where('game', '=', game).where('person', 'in', people),
  )
  const skills = new Map(known.map(({ person, mu, sigma, games }) => [person, { mu, sigma, games }]))
  yield* writeSeats(queries, rateGame(seats, skills))
  yield* writeRatings(queries, game, new Map([...skills].filter(([person]) => people.includes(person))))
}

type SeatRow = Pick<SeatResultTable, (typeof SEAT_COLUMNS)[number]>
type Skills = Map<number, Skill & { readonly games: number }>

const SEAT_COLUMNS = ['game_table', 'seat', 'person', 'place', 'has_left', 'mu', 'sigma'] as const

const seatsOf = (queries: Kysely<StoreSchema>, game_table: number): QuerySteps<SeatRow[]> =>
  all(queries.selectFrom('seat_result').select(SEAT_COLUMNS).where('game_table', '=', game_table).orderBy('seat'))

export function* rateAnew(queries: Kysely<StoreSchema>, game: string): QuerySteps<void> {
  const rows = yield* all(
    queries
      .selectFrom('game_result')
      .innerJoin('seat_result', 'seat_result.game_table', 'game_result.game_table')
      .select(SEAT_COLUMNS.map(column => `seat_result.${column}` as const))
      .where('game_result.game', '=', game)
      .where('game_result.is_rated', '=', 1)
      .orderBy(ORDER[0])
      .orderBy(ORDER[1])
      .orderBy('seat_result.seat'),
  )
  const games = new Map<number, SeatRow[]>()
  for (const row of rows) games.set(row.game_table, [...(games.get(row.game_table) ?? []), row])
  const skills: Skills = new Map()
  for (const seats of games.values()) yield* writeSeats(queries, rateGame(seats, skills))
  yield* all(queries.deleteFrom('rating').where('game', '=', game))
  yield* writeRatings(queries, game, skills)
}

type SeatAfter = Pick<SeatRow, 'game_table' | 'seat'> & Skill

/** Rates one game, and notes in `skills` what came of it; answers what has to be written. */
function rateGame(rows: readonly SeatRow[], skills: Skills): SeatAfter[] {
  const seats = rows.filter(({ person }) => person !== null)
  const before = seats.map(({ person }) => skills.get(person!) ?? { ...unknownSkill(), games: 0 })
  const after = skillsAfter(
    seats.map(({ place, has_left }, n) => ({ skill: before[n]!, place, hasLeft: has_left === 1 })),
  )
  for (const [n, { person }] of seats.entries()) skills.set(person!, { ...after[n]!, games: before[n]!.games + 1 })
  // What is written so already need not be written again.
  return seats.flatMap(({ game_table, seat, mu, sigma }, n) =>
    mu === after[n]!.mu && sigma === after[n]!.sigma ? [] : [{ game_table, seat, ...after[n]! }],
  )
}

function* writeSeats(queries: Kysely<StoreSchema>, seats: readonly SeatAfter[]): QuerySteps<void> {
  for (const { game_table, seat, mu, sigma } of seats)
    yield* all(
      queries
        .updateTable('seat_result')
        .set({ mu, sigma })
        .where('game_table', '=', game_table)
        .where('seat', '=', seat),
    )
}

/** How many rows go into one statement. */
const AT_ONCE = 100

function* writeRatings(queries: Kysely<StoreSchema>, game: string, skills: Skills): QuerySteps<void> {
  const rows = [...skills].map(([person, { mu, sigma, games }]) => ({ person, game, mu, sigma, games }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield* all(
      queries
        .insertInto('rating')
        .values(rows.slice(from, from + AT_ONCE))
        .onConflict(conflict =>
          conflict.columns(['person', 'game']).doUpdateSet(({ ref }) => ({
            mu: ref('excluded.mu'),
            sigma: ref('excluded.sigma'),
            games: ref('excluded.games'),
          })),
        ),
    )
}
