import type { HeaderLine } from '@roundhouse/kernel/record'
import {
  type FavouriteThing,
  FIRST_SHOWN,
  type Profile,
  type ProfileRating,
  type RatingStep,
  type RecentGame,
  type SettingCount,
} from '@roundhouse/wire/profile'
import type { Kysely } from 'kysely'
import type { StoreSchema } from '../store/schema.ts'
import { all, type QuerySteps, type Work } from '../store/work.ts'
import { favouritesAmong } from './favourites.ts'
import { knownPeople } from './known-people.ts'
import { doubtOf, pointsOf } from './skill.ts'

const MOST_RECENT = 10
const MOST_SETTINGS = 60
/** As many as a line has room for. */
const MOST_STEPS = 120

/** `null`: there is nobody with this number, or not any more. */
export const profileOf = (person: number, asking: number | null): Work<Profile | null> =>
  function* (queries) {
    const known = (yield* knownPeople([person])(queries)).get(person)
    if (known === undefined) return null
    const settings = yield* settingsOf(queries, person)
    const ratings = yield* ratingsOf(queries, person)
    const isMe = person === asking
    return {
      ...{ person, name: known.name, since: known.created, isMe },
      games: sumOf(settings.map(({ games }) => games)),
      won: sumOf(settings.map(({ won }) => won)),
      together: isMe || asking === null ? null : yield* gamesTogether(queries, person, asking),
      ratings,
      settings: settings.slice(0, MOST_SETTINGS),
      favourites: yield* favouritesOf(queries, person),
      recent: yield* recentGames(queries, person),
    }
  }

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

function* settingsOf(queries: Kysely<StoreSchema>, person: number): QuerySteps<SettingCount[]> {
  const rows = yield* all(
    queries
      .selectFrom('seat_result')
      .innerJoin('game_result', 'game_result.game_table', 'seat_result.game_table')
      .select(({ fn, eb }) => [
        'game_result.game as game',
        'game_result.options as options',
        'game_result.players as players',
        fn.countAll<number>().as('games'),
        fn.sum<number>(eb.case().when('seat_result.place', '=', 1).then(1).else(0).end()).as('won'),
        fn.sum<number>('seat_result.points').as('points'),
      ])
      .where('seat_result.person', '=', person)
      .groupBy(['game_result.game', 'game_result.options', 'game_result.players'])
      .orderBy('games', 'desc')
      .orderBy('game_result.options'),
  )
  return rows.map(({ game, options, players, games, won, points }) => ({
    ...{ game, options: optionsIn(options), players },
    // PostgreSQL counts in numbers that are too large for ours, and so writes them as texts.
    ...{ games: Number(games), won: Number(won), points: Math.round(Number(points) / Number(games)) },
  }))
}

const optionsIn = (text: string): readonly HeaderLine[] => JSON.parse(text) as HeaderLine[]

function* ratingsOf(queries: Kysely<StoreSchema>, person: number): QuerySteps<ProfileRating[]> {
  const ratings = yield* all(queries.selectFrom('rating').selectAll().where('person', '=', person).orderBy('game'))
  const shown: ProfileRating[] = []
  for (const { game, mu, sigma, games } of ratings) {
    const isShown = games >= FIRST_SHOWN
    shown.push({
      ...{ game, games },
      points: isShown ? pointsOf({ mu }) : null,
      doubt: isShown ? doubtOf({ sigma }) : null,
      course: isShown ? yield* courseOf(queries, person, game) : [],
    })
  }
  return shown
}

function* courseOf(queries: Kysely<StoreSchema>, person: number, game: string): QuerySteps<RatingStep[]> {
  const rows = yield* all(
    queries
      .selectFrom('seat_result')
      .innerJoin('game_result', 'game_result.game_table', 'seat_result.game_table')
      .select(['seat_result.ended as at', 'seat_result.mu as mu', 'seat_result.sigma as sigma'])
      .where('seat_result.person', '=', person)
      .where('seat_result.mu', 'is not', null)
      .where('game_result.game', '=', game)
      .orderBy('seat_result.ended')
      .orderBy('seat_result.game_table'),
  )
  const steps = rows.map(({ at, mu, sigma }, n) => ({
    ...{ game: n + 1, at: Number(at), points: pointsOf({ mu: mu! }), doubt: doubtOf({ sigma: sigma! }) },
  }))
  return thinned(steps.slice(FIRST_SHOWN - 1), MOST_STEPS)
}

/** At most so many of them, at even distances, the first and the last among them. */
export function thinned<Step>(steps: readonly Step[], most: number): Step[] {
  if (steps.length <= most) return [...steps]
  return Array.from({ length: most }, (_, n) => steps[Math.round((n * (steps.length - 1)) / (most - 1))]!)
}

function* gamesTogether(queries: Kysely<StoreSchema>, one: number, other: number): QuerySteps<number> {
  const [found] = yield* all(
    queries
      .selectFrom('seat_result as one')
      .innerJoin('seat_result as other', 'other.game_table', 'one.game_table')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('one.person', '=', one)
      .where('other.person', '=', other),
  )
  return Number(found!.games)
}

function* favouritesOf(queries: Kysely<StoreSchema>, person: number): QuerySteps<FavouriteThing[]> {
  const own = yield* all(queries.selectFrom('tally').select(['game', 'thing', 'times']).where('person', '=', person))
  if (own.length === 0) return []
  const everybody = yield* all(
    queries
      .selectFrom('tally')
      .select(({ fn }) => ['game', 'thing', fn.sum<number>('times').as('times')])
      .where('game', 'in', [...new Set(own.map(({ game }) => game))])
      .groupBy(['game', 'thing']),
  )
  return favouritesAmong(
    own,
    everybody.map(({ game, thing, times }) => ({ game, thing, times: Number(times) })),
  )
}

function* recentGames(queries: Kysely<StoreSchema>, person: number): QuerySteps<RecentGame[]> {
  const rows = yield* all(
    queries
      .selectFrom('seat_result')
      .innerJoin('game_result', 'game_result.game_table', 'seat_result.game_table')
      .innerJoin('game_table', 'game_table.number', 'seat_result.game_table')
      .select(['game_table.id as table', 'game_result.game as game', 'game_result.options as options'])
      .select(['game_result.players as players', 'seat_result.ended as ended', 'seat_result.place as place'])
      .select(['seat_result.points as points', 'seat_result.has_left as has_left', 'seat_result.mu as mu'])
      .where('seat_result.person', '=', person)
      .orderBy('seat_result.ended', 'desc')
      .limit(MOST_RECENT),
  )
  const recent: RecentGame[] = []
  for (const { table, game, options, players, ended, place, points, has_left, mu } of rows)
    recent.push({
      ...{ table, game, options: optionsIn(options), players, ended: Number(ended), place, points },
      hasLeft: has_left === 1,
      change: mu === null ? null : yield* changeAt(queries, person, game, Number(ended), mu),
    })
  return recent
}

/** What a rated game changed; `null`: no rating was shown before. */
function* changeAt(
  queries: Kysely<StoreSchema>,
  person: number,
  game: string,
  ended: number,
  mu: number,
): QuerySteps<number | null> {
  const before = yield* all(
    queries
      .selectFrom('seat_result')
      .innerJoin('game_result', 'game_result.game_table', 'seat_result.game_table')
      .select('seat_result.mu as mu')
      .where('seat_result.person', '=', person)
      .where('seat_result.mu', 'is not', null)
      .where('game_result.game', '=', game)
      .where('seat_result.ended', '<', ended)
      .orderBy('seat_result.ended', 'desc')
      .limit(FIRST_SHOWN),
  )
  return before.length < FIRST_SHOWN ? null : pointsOf({ mu }) - pointsOf({ mu: before[0]!.mu! })
}
