import type { Kysely } from 'kysely'
import type { SeatResultTable, StoreSchema } from '../store/schema.ts'
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
      .where('number', 'not in', ({ selectFrom }) => selectFrom('game_result').select('game_table'))
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
    const isNew = yield* insertResult(queries, game_table, result)
    if (isNew && result.isRated) yield* rateAfter(queries, game_table, result)
    return isNew
  }

/** Everything that follows from results, from nothing: the results themselves, ratings, and what was taken. */
export const writeAllAnew = (results: readonly (readonly [game_table: number, result: GameResult])[]): Work<void> =>
  function* (queries) {
    yield* takeTurn(queries)
    for (const table of ['rating', 'tally', 'seat_result', 'game_result'] as const)
      yield* all(queries.deleteFrom(table))
    for (const [game_table, result] of results) yield* insertResult(queries, game_table, result)
    for (const game of new Set(results.map(([, result]) => result.game))) yield* rateAnew(queries, game)
  }

/** Whoever else writes results waits until this is done: each depends on the one before. */
function* takeTurn(queries: Kysely<StoreSchema>): QuerySteps<void> {
  yield* all(
    queries
      .insertInto('meta')
      .values({ key: 'ratings', value: '1' })
      .onConflict(conflict => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))),
  )
}

function* insertResult(
  queries: Kysely<StoreSchema>,
  game_table: number,
  { game, options, players, isRated, ended, seats }: GameResult,
): QuerySteps<boolean> {
  const row = { game_table, game, options: JSON.stringify(options), players, is_rated: Number(isRated), ended }
  const written = yield* first(
    queries
      .insertInto('game_result')
      .values(row)
      .onConflict(conflict => conflict.column('game_table').doNothing())
      .returning('game_table'),
  )
  if (written === undefined) return false
  const rows = seats.map(({ seat, person, bot, place, points, hasLeft }) => ({
    ...{ game_table, seat, person, bot, place, points, ended },
    ...{ has_left: Number(hasLeft), mu: null, sigma: null },
  }))
  yield* all(queries.insertInto('seat_result').values(rows))
  yield* addTaken(queries, game, seats)
  return true
}

function* addTaken(queries: Kysely<StoreSchema>, game: string, seats: GameResult['seats']): QuerySteps<void> {
  const taken = seats.flatMap(({ person, hasLeft, taken }) =>
    // What a bot took in somebody's place says nothing of them.
    person === null || hasLeft ? [] : [...taken].map(([thing, times]) => ({ person, game, thing, times })),
  )
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

type SeatRow = Pick<SeatResultTable, 'game_table' | 'seat' | 'person' | 'place' | 'has_left'>
type Skills = Map<number, Skill & { readonly games: number }>

const SEAT_COLUMNS = ['game_table', 'seat', 'person', 'place', 'has_left'] as const

const seatsOf = (queries: Kysely<StoreSchema>, game_table: number): QuerySteps<SeatRow[]> =>
  all(queries.selectFrom('seat_result').select(SEAT_COLUMNS).where('game_table', '=', game_table).orderBy('seat'))

function* rateAnew(queries: Kysely<StoreSchema>, game: string): QuerySteps<void> {
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

/** Rates one game, and notes in `skills` what came of it. */
function rateGame(rows: readonly SeatRow[], skills: Skills): SeatAfter[] {
  const seats = rows.filter(({ person }) => person !== null)
  const before = seats.map(({ person }) => skills.get(person!) ?? { ...unknownSkill(), games: 0 })
  const after = skillsAfter(
    seats.map(({ place, has_left }, n) => ({ skill: before[n]!, place, hasLeft: has_left === 1 })),
  )
  for (const [n, { person }] of seats.entries()) skills.set(person!, { ...after[n]!, games: before[n]!.games + 1 })
  return seats.map(({ game_table, seat }, n) => ({ game_table, seat, ...after[n]! }))
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

/** So many rows go into one statement. */
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
