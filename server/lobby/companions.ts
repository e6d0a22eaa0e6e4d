import type { Companion } from '@roundhouse/wire/lobby'
import { sql } from 'kysely'
import { all, first, type Work } from '../store/work.ts'

/** How many of them are listed. */
const MOST = 50

/** Those a person has played with: favourites first, then those they played with last. */
export const companionsOf = (person: number): Work<Companion[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('chair as own')
        .innerJoin('game_table', 'game_table.number', 'own.game_table')
        .innerJoin('chair as other', 'other.game_table', 'own.game_table')
        .innerJoin('person', 'person.number', 'other.person')
        .leftJoin('favourite', join =>
          join.onRef('favourite.other', '=', 'person.number').on('favourite.person', '=', person),
        )
        .select(['person.number', 'person.name', 'favourite.created as marked'])
        .select(({ fn }) => [fn.countAll<number>().as('games'), fn.max('game_table.moved').as('last')])
        .where('own.person', '=', person)
        .where('other.person', '!=', person)
        .where('stage', 'in', ['playing', 'over'])
        .groupBy(['person.number', 'person.name', 'favourite.created'])
        .orderBy(sql`case when favourite.created is null then 1 else 0 end`)
        .orderBy('last', 'desc')
        .limit(MOST),
    )
    return rows.map(({ number, name, games, marked }) => ({
      person: number,
      name,
      games: Number(games),
      isFavourite: marked !== null,
    }))
  }

/** Have these two ever played together? */
export const arePlaymates = (person: number, other: number): Work<boolean> =>
  function* (queries) {
    const row = yield* first(
      queries
        .selectFrom('chair as own')
        .innerJoin('chair as other', 'other.game_table', 'own.game_table')
        .innerJoin('game_table', 'game_table.number', 'own.game_table')
        .select('own.game_table')
        .where('own.person', '=', person)
        .where('other.person', '=', other)
        .where('stage', 'in', ['playing', 'over']),
    )
    return row !== undefined && person !== other
  }

export const markFavourite = (person: number, other: number, isFavourite: boolean, at: number): Work<void> =>
  function* (queries) {
    yield* all(
      isFavourite
        ? queries
            .insertInto('favourite')
            .values({ person, other, created: at })
            .onConflict(conflict => conflict.columns(['person', 'other']).doNothing())
        : queries.deleteFrom('favourite').where('person', '=', person).where('other', '=', other),
    )
  }
