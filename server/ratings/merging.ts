import type { Kysely } from 'kysely'
import type { StoreSchema } from '../store/schema.ts'
import { all, type QuerySteps, type Work } from '../store/work.ts'
import { rateAnew, takeTurn } from './results.ts'

/**
 * What a guest has played counts for the account they have become. Where both sat at one table nothing changes, as in its log.
 * Of two results on the deal of one day the account's stays.
 */
export const bringResults = (guest: number, account: number): Work<void> =>
  function* (queries) {
    yield* takeTurn(queries)
    yield* bringDays(queries, guest, account)
    yield* bringTallies(queries, guest, account)
    const rated = yield* all(queries.selectFrom('rating').select('game').where('person', '=', guest))
    const together = queries.selectFrom('seat_result').select('game_table').where('person', '=', account)
    yield* all(
      queries
        .updateTable('seat_result')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game_table', 'not in', together),
    )
    for (const { game } of rated) yield* rateAnew(queries, game)
  }

function* bringDays(queries: Kysely<StoreSchema>, guest: number, account: number): QuerySteps<void> {
  const own = queries.selectFrom('day_result').select('day').where('person', '=', account)
  yield* all(
    queries.updateTable('day_result').set({ person: account }).where('person', '=', guest).where('day', 'not in', own),
  )
  yield* all(queries.deleteFrom('day_result').where('person', '=', guest))
}

function* bringTallies(queries: Kysely<StoreSchema>, guest: number, account: number): QuerySteps<void> {
  const theirs = yield* all(queries.selectFrom('tally').selectAll().where('person', '=', guest))
  for (const { game, thing, times } of theirs)
    yield* all(
      queries
        .insertInto('tally')
        .values({ person: account, game, thing, times })
        .onConflict(conflict =>
          conflict.columns(['person', 'game', 'thing']).doUpdateSet(({ eb }) => ({
            times: eb('tally.times', '+', times),
          })),
        ),
    )
  yield* all(queries.deleteFrom('tally').where('person', '=', guest))
}
