import type { DayOutcome, DayTable, OwnDay } from '@roundhouse/wire/day'
import type { Kysely } from 'kysely'
import type { StoreSchema } from '../store/schema.ts'
import { all, first, type QuerySteps, type Work } from '../store/work.ts'
import { knownPeople } from './known-people.ts'

const MOST_SHOWN = 50
const MOST_DAYS = 60

/** Only the first result of a person on a day counts; answers whether this was it. */
export const writeDay = (
  day: string,
  person: number,
  { game, place, points }: DayOutcome,
  record: string,
  at: number,
): Work<boolean> =>
  function* (queries) {
    const written = yield* first(
      queries
        .insertInto('day_result')
        .values({ day, person, game, at, place, points, record })
        .onConflict(conflict => conflict.columns(['day', 'person']).doNothing())
        .returning('person'),
    )
    return written !== undefined
  }

/** The game of somebody on a day, for those who have played it, too; `null`: there is none to be seen. */
export const dayRecord = (day: string, person: number, asking: number): Work<string | null> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('day_result')
        .innerJoin('person', 'person.number', 'day_result.person')
        .select(['day_result.person as person', 'record'])
        .where('day', '=', day)
        .where('day_result.person', 'in', [person, asking])
        .where('gone', 'is', null),
    )
    const hasPlayed = rows.some(row => row.person === asking)
    return hasPlayed ? (rows.find(row => row.person === person)?.record ?? null) : null
  }

export const dayTable = (day: string, asking: number | null): Work<DayTable> =>
  function* (queries) {
    const played = yield* countOf(queries, day, null)
    const rows = yield* all(
      queries
        .selectFrom('day_result')
        .select(['person', 'points', 'place'])
        .where('day', '=', day)
        .orderBy('points', 'desc')
        .orderBy('at')
        .limit(MOST_SHOWN),
    )
    const people = yield* knownPeople(rows.map(({ person }) => person))(queries)
    const best = rows.flatMap(({ person, points, place }) => {
      const known = people.get(person)
      return known === undefined ? [] : [{ person, name: known.name, points, place }]
    })
    return { day, played, best, own: asking === null ? null : yield* ownOf(queries, day, asking) }
  }

function* ownOf(queries: Kysely<StoreSchema>, day: string, person: number): QuerySteps<DayTable['own']> {
  const own = yield* first(
    queries
      .selectFrom('day_result')
      .select(['game', 'place', 'points'])
      .where('day', '=', day)
      .where('person', '=', person),
  )
  return own === undefined ? null : { ...own, before: yield* countOf(queries, day, own.points) }
}

/** How many have more points than that; `null`: how many there are. */
function* countOf(queries: Kysely<StoreSchema>, day: string, points: number | null): QuerySteps<number> {
  const results = queries
    .selectFrom('day_result')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
  const counted = yield* first(points === null ? results : results.where('points', '>', points))
  return Number(counted!.count)
}

/** The days that somebody has played, the last first. */
export const ownDays =
  (person: number): Work<OwnDay[]> =>
  queries =>
    all(
      queries
        .selectFrom('day_result')
        .select(['day', 'game', 'place', 'points'])
        .where('person', '=', person)
        .orderBy('day', 'desc')
        .limit(MOST_DAYS),
    )

/** Everything that is kept of somebody's days, for themselves. */
export const daysOf =
  (person: number): Work<object[]> =>
  queries =>
    all(
      queries
        .selectFrom('day_result')
        .select(['day', 'game', 'at', 'place', 'points', 'record'])
        .where('person', '=', person)
        .orderBy('day'),
    )
