import type { NewTournament, TournamentStage } from '@roundhouse/wire/tournament'
import type { Selectable } from 'kysely'
import { parsed } from '../store/rows.ts'
import type { StoreSchema } from '../store/schema.ts'
import type { TableInsertion } from '../store/sql-store.ts'
import { all, first, type QuerySteps, type Work } from '../store/work.ts'
import type { RoundDraft } from './tournament.ts'

/** What a maker chose, apart from what has a column of its own. */
export type TournamentPlan = Omit<NewTournament, 'name' | 'isOpen' | 'closes'>

type TournamentColumns = Selectable<StoreSchema['tournament']>

/** A tournament as it is kept, with how many take part in it. */
export interface TournamentHead extends Omit<TournamentColumns, 'plan'> {
  readonly plan: TournamentPlan
  readonly entrants: number
}

/** Somebody who takes part, as the rows say. */
export interface EntrantRow {
  readonly person: number
  readonly name: string
  /** They were forgotten, or became another person. */
  readonly isGone: boolean
  readonly group: number | null
  readonly leftAfter: number | null
}

/** A table of a round, with who sits there, and how it ended where that is known. */
export interface RoundTableRow {
  readonly id: string
  readonly number: number
  readonly round: number
  readonly stage: string
  readonly people: readonly number[]
  readonly results: readonly { readonly place: number; readonly points: number; readonly hasLeft: boolean }[] | null
}

/** All that is kept of a tournament. */
export interface KeptTournament {
  readonly head: TournamentHead
  readonly makerName: string
  readonly entrants: readonly EntrantRow[]
  readonly rounds: readonly Selectable<StoreSchema['tournament_round']>[]
  readonly tables: readonly RoundTableRow[]
  readonly byes: readonly { readonly round: number; readonly person: number }[]
  /** Of everybody who was ever in it. */
  readonly names: ReadonlyMap<number, string>
}

export const insertTournament = (
  row: Omit<TournamentColumns, 'plan' | 'stage' | 'round'> & { readonly plan: TournamentPlan },
): Work<void> =>
  function* (queries) {
    const values = { ...row, plan: JSON.stringify(row.plan), stage: 'registering' as const, round: 0 }
    yield* all(queries.insertInto('tournament').values(values))
  }

const headOf = ({ plan, ...row }: TournamentColumns, entrants: number): TournamentHead => ({
  ...row,
  plan: parsed(plan) as TournamentPlan,
  entrants,
})

/** In a list are so many that are over. */
const LAST_OVER = 10
const MOST_LISTED = 100

/** Those that are open to everybody or in which this person is, that are not over first, and which of them they are in. */
export const tournamentList = (
  person: number | null,
): Work<{ readonly heads: readonly TournamentHead[]; readonly own: ReadonlySet<string> }> =>
  function* (queries) {
    const mine = yield* all(
      queries
        .selectFrom('tournament_person')
        .select('tournament')
        .where('person', '=', person ?? 0)
        .where('left_after', 'is', null),
    )
    const own = new Set(mine.map(({ tournament }) => tournament))
    const listed = queries
      .selectFrom('tournament')
      .selectAll()
      .where(({ eb, or }) =>
        or([
          eb('is_open', '=', 1),
          eb('maker', '=', person ?? 0),
          ...(own.size === 0 ? [] : [eb('id', 'in', [...own])]),
        ]),
      )
    const running = yield* all(
      listed.where('stage', 'in', ['registering', 'running']).orderBy('created', 'desc').limit(MOST_LISTED),
    )
    const over = yield* all(listed.where('stage', '=', 'over').orderBy('created', 'desc').limit(LAST_OVER))
    const heads: TournamentHead[] = []
    for (const row of [...running, ...over]) heads.push(headOf(row, yield* entrantsOf(row.id)(queries)))
    return { heads, own }
  }

const entrantsOf = (tournament: string): Work<number> =>
  function* (queries) {
    const counted = yield* first(
      queries
        .selectFrom('tournament_person')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tournament', '=', tournament),
    )
    return Number(counted!.count)
  }

/** `null`: there is no such tournament. */
export const readTournament = (id: string): Work<KeptTournament | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('tournament').selectAll().where('id', '=', id))
    if (row === undefined) return null
    const people = yield* all(
      queries
        .selectFrom('tournament_person')
        .innerJoin('person', 'person.number', 'tournament_person.person')
        .select(['person', 'name', 'gone', 'group_number', 'left_after'])
        .where('tournament', '=', id)
        .orderBy('registered')
        .orderBy('person'),
    )
    const rounds = yield* all(
      queries.selectFrom('tournament_round').selectAll().where('tournament', '=', id).orderBy('round'),
    )
    const byes = yield* all(
      queries.selectFrom('tournament_bye').select(['round', 'person']).where('tournament', '=', id).orderBy('person'),
    )
    const tables = yield* tablesIn(id)(queries)
    const maker = yield* first(queries.selectFrom('person').select('name').where('number', '=', row.maker))
    const numbers = new Set([...tables.flatMap(table => table.people), ...byes.map(({ person }) => person)])
    for (const { person } of people) numbers.delete(person)
    const others = yield* namesOf([...numbers])(queries)
    return {
      head: headOf(row, people.length),
      makerName: maker?.name ?? '',
      entrants: people.map(({ person, name, gone, group_number, left_after }) => ({
        ...{ person, name, isGone: gone !== null, group: group_number, leftAfter: left_after },
      })),
      ...{ rounds, tables, byes },
      names: new Map([...others, ...people.map(({ person, name }) => [person, name] as const)]),
    }
  }

const namesOf = (people: readonly number[]): Work<ReadonlyMap<number, string>> =>
  function* (queries) {
    if (people.length === 0) return new Map()
    const rows = yield* all(queries.selectFrom('person').select(['number', 'name']).where('number', 'in', people))
    return new Map(rows.map(({ number, name }) => [number, name]))
  }

const tablesIn = (id: string): Work<RoundTableRow[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('tournament_table')
        .innerJoin('game_table', 'game_table.number', 'tournament_table.game_table')
        .select(['game_table.number as number', 'game_table.id as id', 'round', 'stage'])
        .where('tournament', '=', id)
        .orderBy('round')
        .orderBy('number'),
    )
    const tables: RoundTableRow[] = []
    for (const row of rows) tables.push(yield* tableOf(row)(queries))
    return tables
  }

const tableOf = (row: Pick<RoundTableRow, 'id' | 'number' | 'round' | 'stage'>): Work<RoundTableRow> =>
  function* (queries) {
    const chairs = yield* all(
      queries.selectFrom('chair').select('person').where('game_table', '=', row.number).orderBy('seat'),
    )
    const results = yield* all(
      queries
        .selectFrom('seat_result')
        .select(['place', 'points', 'has_left'])
        .where('game_table', '=', row.number)
        .orderBy('seat'),
    )
    return {
      ...row,
      people: chairs.map(({ person }) => person ?? 0),
      results:
        results.length === 0
          ? null
          : results.map(({ place, points, has_left }) => ({ place, points, hasLeft: has_left === 1 })),
    }
  }

// What changes

/** Answers whether there was room, at the right time. */
export const register = (id: string, person: number, most: number, at: number): Work<boolean> =>
  function* (queries) {
    // Whoever writes the row of the tournament is alone with it: nobody comes in while it begins.
    if (!(yield* touch(id, 'registering')(queries))) return false
    const known = yield* first(
      queries
        .selectFrom('tournament_person')
        .select('person')
        .where('tournament', '=', id)
        .where('person', '=', person),
    )
    if (known !== undefined) return true
    if ((yield* entrantsOf(id)(queries)) >= most) return false
    const row = { tournament: id, person, registered: at, group_number: null, left_after: null }
    yield* all(queries.insertInto('tournament_person').values(row))
    return true
  }

/** Before it begins somebody is simply not in it any more; later they take part no longer. Answers whether they were in it. */
export const unregister = (id: string, person: number): Work<boolean> =>
  function* (queries) {
    if (yield* touch(id, 'registering')(queries)) {
      const gone = queries.deleteFrom('tournament_person').where('tournament', '=', id).where('person', '=', person)
      return (yield* first(gone.returning('person'))) !== undefined
    }
    const row = yield* first(queries.selectFrom('tournament').select(['round', 'stage']).where('id', '=', id))
    if (row?.stage !== 'running') return false
    return (yield* leaveAfter(id, [person], row.round)(queries)) > 0
  }

/** Answers how many took part until then. */
export const leaveAfter = (id: string, people: readonly number[], round: number): Work<number> =>
  function* (queries) {
    if (people.length === 0) return 0
    const left = yield* all(
      queries
        .updateTable('tournament_person')
        .set({ left_after: round })
        .where('tournament', '=', id)
        .where('person', 'in', people)
        .where('left_after', 'is', null)
        .returning('person'),
    )
    return left.length
  }

/** Answers whether the tournament is at this stage; until the work is done nobody else changes it. */
const touch = (id: string, stage: TournamentStage): Work<boolean> =>
  function* (queries) {
    const row = yield* first(
      queries.updateTable('tournament').set({ stage }).where('id', '=', id).where('stage', '=', stage).returning('id'),
    )
    return row !== undefined
  }

/** From one stage to the next, once; answers whether it was this time. */
export const moveOn = (id: string, from: TournamentStage, to: TournamentStage): Work<boolean> =>
  function* (queries) {
    const row = yield* first(
      queries
        .updateTable('tournament')
        .set({ stage: to })
        .where('id', '=', id)
        .where('stage', '=', from)
        .returning('id'),
    )
    return row !== undefined
  }

/** Registration is over: from now on it runs, in these groups and with so many rounds. Answers whether that is new. */
export const beginTournament = (id: string, rounds: number, groups: ReadonlyMap<number, number>): Work<boolean> =>
  function* (queries) {
    if (!(yield* moveOn(id, 'registering', 'running')(queries))) return false
    yield* all(queries.updateTable('tournament').set({ rounds }).where('id', '=', id))
    for (const [person, group_number] of groups)
      yield* all(
        queries
          .updateTable('tournament_person')
          .set({ group_number })
          .where('tournament', '=', id)
          .where('person', '=', person),
      )
    return true
  }

/** A round that is about to begin. */
export interface NewRound {
  readonly tournament: string
  readonly round: number
  readonly draft: RoundDraft
  readonly deal: { readonly id: string; readonly commitment: string }
  readonly began: number
}

/** Keeps a round with all its tables, once, whichever server is first; answers whether it was this one. */
export const insertRound = (
  { tournament, round, draft, deal, began }: NewRound,
  inserts: readonly TableInsertion[],
): Work<boolean> =>
  function* (queries) {
    const isNew = yield* first(
      queries
        .updateTable('tournament')
        .set({ round })
        .where('id', '=', tournament)
        .where('stage', '=', 'running')
        .where('round', '=', round - 1)
        .returning('id'),
    )
    if (isNew === undefined) return false
    const about = { is_final: Number(draft.isFinal), deal: deal.id, commitment: deal.commitment }
    const row = { tournament, round, ...about, began, ended: null, is_disclosed: 0 }
    yield* all(queries.insertInto('tournament_round').values(row))
    for (const insert of inserts) {
      const game_table = (yield* insert()(queries))!
      yield* all(queries.insertInto('tournament_table').values({ game_table, tournament, round }))
    }
    if (draft.byes.length > 0)
      yield* all(queries.insertInto('tournament_bye').values(draft.byes.map(person => ({ tournament, round, person }))))
    return true
  }

export const endRound = (tournament: string, round: number, at: number): Work<void> =>
  function* (queries) {
    const row = queries.updateTable('tournament_round').set({ ended: at }).where('tournament', '=', tournament)
    yield* all(row.where('round', '=', round).where('ended', 'is', null))
  }

export const markDisclosed = (tournament: string, round: number): Work<void> =>
  function* (queries) {
    const row = queries.updateTable('tournament_round').set({ is_disclosed: 1 }).where('tournament', '=', tournament)
    yield* all(row.where('round', '=', round))
  }

/** A guest is an account from now on. Where both take part, the guest stays there as somebody who left. */
export const bringTournaments = (guest: number, account: number): Work<void> =>
  function* (queries) {
    const own = yield* all(queries.selectFrom('tournament_person').select('tournament').where('person', '=', account))
    const both = own.map(({ tournament }) => tournament)
    for (const table of ['tournament_person', 'tournament_bye'] as const)
      yield* all(
        queries
          .updateTable(table)
          .set({ person: account })
          .where('person', '=', guest)
          .$if(both.length > 0, query => query.where('tournament', 'not in', both)),
      )
  }

/** In which tournaments a person took part, and which they set up. */
export const tournamentsOf = (person: number): Work<readonly OwnTournament[]> =>
  function* (queries) {
    return yield* all(
      queries
        .selectFrom('tournament')
        .leftJoin('tournament_person', join =>
          join.onRef('tournament', '=', 'id').on('tournament_person.person', '=', person),
        )
        .select(['id', 'name', 'stage', 'registered', 'left_after as leftAfter'])
        .where(({ eb, or }) => or([eb('maker', '=', person), eb('tournament_person.person', '=', person)]))
        .orderBy('created'),
    )
  }

/** A tournament of one's own, as the file of one's data has it. */
export interface OwnTournament {
  readonly id: string
  readonly name: string
  readonly stage: TournamentStage
  readonly registered: number | null
  readonly leftAfter: number | null
}

/** Those that somebody has to look at: they run, their registration is over by now, or a round is still to be disclosed. */
export const dueTournaments = (at: number): Work<string[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('tournament')
        .select('id')
        .where(({ eb, or, and }) =>
          or([
            eb('stage', '=', 'running'),
            and([eb('stage', '=', 'registering'), eb('closes', '<=', at)]),
            eb('id', 'in', ({ selectFrom }) =>
              selectFrom('tournament_round')
                .select('tournament')
                .where('is_disclosed', '=', 0)
                .where('ended', 'is not', null),
            ),
          ]),
        )
        .orderBy('created'),
    )
    return rows.map(({ id }) => id)
  }

/** In which tournament a table was played; `null`: in none. */
export const tournamentOf = (table: string): Work<string | null> =>
  function* (queries) {
    const row = yield* first(
      queries
        .selectFrom('tournament_table')
        .innerJoin('game_table', 'game_table.number', 'tournament_table.game_table')
        .select('tournament')
        .where('game_table.id', '=', table),
    )
    return row?.tournament ?? null
  }

/** The round with this deal; `null`: none. */
export const roundWith = (deal: string): Work<{ readonly tournament: string; readonly round: number } | null> =>
  function* (queries) {
    const row = yield* first(
      queries.selectFrom('tournament_round').select(['tournament', 'round']).where('deal', '=', deal),
    )
    return row ?? null
  }

/** Everybody's results on the deal of a day. */
export const dayResults = (day: string): Work<readonly DayRow[]> =>
  function* (queries): QuerySteps<readonly DayRow[]> {
    return yield* all(
      queries
        .selectFrom('day_result')
        .innerJoin('person', 'person.number', 'day_result.person')
        .select(['day_result.person as person', 'name', 'game', 'place', 'points'])
        .where('day', '=', day)
        .where('gone', 'is', null)
        .orderBy('points', 'desc')
        .orderBy('at')
        .limit(MOST_OF_DAY),
    )
  }

const MOST_OF_DAY = 1000

export interface DayRow {
  readonly person: number
  readonly name: string
  readonly game: string
  readonly place: number
  readonly points: number
}
