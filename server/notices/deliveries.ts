import type { NoticeChannel, NoticeKind } from '@roundhouse/wire/notices'
import type { TableSetup } from '@roundhouse/wire/setup'
import { parsed } from '../store/rows.ts'
import { numberOf } from '../store/tables.ts'
import { template } from '../store/template.ts'
import { all, first, type Work } from '../store/work.ts'
import { isBeforeStart } from '../table/seating.ts'
import { dueAt, USUAL_SETTINGS } from './schedule.ts'
import { settingsOf, waysTo } from './ways.ts'

/*
 * From a notice to what is sent of it. A notice is written with the entry that causes it; then it is spread over the ways
 * of its person, each with its own time; then each delivery is claimed, sent, and gone. Whoever looks at the table ends
 * all of it.
 */

/** Is there anything to do now? */
export const hasWork = (now: number): Work<boolean> =>
  function* (queries) {
    const isNew = queries.selectFrom('notice').select('person').where('is_new', '=', 1).limit(1)
    if ((yield* first(isNew)) !== undefined) return true
    const due = queries.selectFrom('delivery').select('id').where('due', '<=', now).where('claimed_until', '<=', now)
    return (yield* first(due.limit(1))) !== undefined
  }

/** How many are still to be sent, now or later. */
export const waitingDeliveries: Work<number> = function* (queries) {
  const row = yield* first(queries.selectFrom('delivery').select(({ fn }) => fn.countAll<number>().as('waiting')))
  return Number(row!.waiting)
}

/** Spreads what is new over the ways of its people. What goes by none of them is as if it had never been written. */
export const spreadNotices = (now: number): Work<void> =>
  function* (queries) {
    const fresh = queries.updateTable('notice').set({ is_new: 0 }).where('is_new', '=', 1)
    for (const notice of yield* all(fresh.returning(['person', 'game_table', 'kind', 'created']))) {
      const { person, game_table, kind, created } = notice
      const settings = (yield* settingsOf(person)(queries)) ?? USUAL_SETTINGS
      const rows = (yield* waysTo(person)(queries)).flatMap(({ channel, target }) => {
        const due = dueAt(settings, settings[channel], kind, now)
        const id = [person, game_table, channel, target].join(' ')
        return due === null ? [] : [{ id, person, game_table, channel, target, created, due, ...UNTRIED }]
      })
      if (rows.length === 0) yield* forget(person, game_table)(queries)
      else
        yield* all(
          queries
            .insertInto('delivery')
            .values(rows)
            .onConflict(conflict => conflict.column('id').doNothing()),
        )
    }
  }

const UNTRIED = { claimed_until: 0, tries: 0 }

const forget = (person: number, game_table: number): Work<void> =>
  function* (queries) {
    for (const table of ['delivery', 'notice'] as const)
      yield* all(queries.deleteFrom(table).where('person', '=', person).where('game_table', '=', game_table))
  }

/** A delivery with what is to be said. */
export interface NoticeItem {
  readonly id: string
  /** `trial`: nothing happened, and it is tried whether anything arrives. */
  readonly kind: NoticeKind | 'trial'
  readonly table: string
  readonly game: string
  /** The other people at the table. */
  readonly others: readonly string[]
  readonly created: number
}

/** Everything that goes to one place at one time. */
export interface Dispatch {
  readonly person: number
  readonly channel: NoticeChannel
  readonly target: string
  readonly items: readonly NoticeItem[]
  /** How often the most tried of them was tried, this time included. */
  readonly tries: number
}

/** These ask the person to decide: when somebody else has the move by now, they are not true any more. */
const ABOUT_TURN: readonly NoticeKind[] = ['turn', 'called', 'plan']

/**
 * Whoever claims them sends them, and nobody else until then. Tries are counted before anything is sent, so one that kills
 * its sender ends, too.
 */
export const claimDue = (now: number, until: number, most: number): Work<Dispatch[]> =>
  function* (queries) {
    const isDue = queries.selectFrom('delivery').select('id').where('due', '<=', now).where('claimed_until', '<=', now)
    const claimed = yield* all(
      queries
        .updateTable('delivery')
        .set(({ eb }) => ({ claimed_until: until, tries: eb('tries', '+', 1) }))
        .where('id', 'in', isDue.orderBy('due').limit(most))
        // Another node may have been quicker.
        .where('claimed_until', '<=', now)
        .returning(['id', 'person', 'game_table', 'channel', 'target', 'created', 'tries']),
    )
    const dispatches = new Map<string, Dispatch>()
    for (const { id, person, game_table, channel, target, created, tries } of claimed) {
      const told = yield* toldNow(person, game_table)(queries)
      if (told === null) {
        yield* forget(person, game_table)(queries)
        continue
      }
      const name = [person, channel, target].join(' ')
      const before = dispatches.get(name)
      const items = [...(before?.items ?? []), { id, created, ...told }]
      dispatches.set(name, { person, channel, target, items, tries: Math.max(tries, before?.tries ?? 0) })
    }
    return [...dispatches.values()]
  }

/** What there is to say of a table now; `null`: nothing any more. */
const toldNow = (person: number, table: number): Work<Omit<NoticeItem, 'id' | 'created'> | null> =>
  function* (queries) {
    const row = yield* first(
      queries
        .selectFrom('notice')
        .innerJoin('game_table', 'game_table.number', 'notice.game_table')
        .select(['notice.kind', 'game_table.id', 'game_table.setup', 'game_table.to_move', 'game_table.stage'])
        .where('notice.person', '=', person)
        .where('notice.game_table', '=', table),
    )
    if (row === undefined) return null
    if (row.kind === 'invited') return yield* invitationNow(person, table)(queries)
    const chairs = yield* all(
      queries
        .selectFrom('chair')
        .leftJoin('person', 'person.number', 'chair.person')
        .select(['chair.seat', 'chair.person', 'person.name'])
        .where('chair.game_table', '=', table)
        .orderBy('chair.seat'),
    )
    const mover = chairs.find(({ seat }) => seat === row.to_move)?.person ?? null
    if (ABOUT_TURN.includes(row.kind) && mover !== person) return null
    const setup = parsed(row.setup) as TableSetup
    if (row.kind === 'waits' && !(isBeforeStart(row) && isFull(setup, chairs) && sits(chairs, person))) return null
    const others = chairs.flatMap(chair => (chair.person === person || chair.name === null ? [] : [chair.name]))
    return { kind: row.kind, table: row.id, game: setup.game, others }
  }

/** Who invites to a table that has not begun; `null`: the person has declined, sits there, or does not want to meet them. */
const invitationNow = (person: number, table: number): Work<Omit<NoticeItem, 'id' | 'created'> | null> =>
  function* (queries) {
    const row = yield* first(
      queries
        .selectFrom('invited')
        .innerJoin('game_table', 'game_table.number', 'invited.game_table')
        .innerJoin('person', 'person.number', 'invited.by_person')
        .select(['game_table.id', 'game_table.setup', 'game_table.stage', 'invited.by_person', 'person.name'])
        .where('invited.person', '=', person)
        .where('invited.game_table', '=', table),
    )
    if (row === undefined || row.stage !== 'seating') return null
    const chair = queries
      .selectFrom('chair')
      .select('seat')
      .where('game_table', '=', table)
      .where('person', '=', person)
    if ((yield* first(chair)) !== undefined) return null
    const block = queries.selectFrom('avoidance').select('how').where('how', '=', 'block')
    const pair = [person, row.by_person]
    if ((yield* first(block.where('person', 'in', pair).where('other', 'in', pair))) !== undefined) return null
    return { kind: 'invited', table: row.id, game: (parsed(row.setup) as TableSetup).game, others: [row.name] }
  }

interface ChairRow {
  readonly seat: number
  readonly person: number | null
}

const isFull = (setup: TableSetup, chairs: readonly ChairRow[]): boolean =>
  setup.chairs.every(
    ({ is }, seat) => is === 'bot' || chairs.some(chair => chair.seat === seat && chair.person !== null),
  )

const sits = (chairs: readonly ChairRow[], person: number): boolean => chairs.some(chair => chair.person === person)

export const removeDeliveries = (ids: readonly string[]): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('delivery').where('id', 'in', ids))
  }

/** To be sent then, by whoever comes. `isUntried`: it was not even tried. */
export const postponeDeliveries = (ids: readonly string[], due: number, isUntried: boolean): Work<void> =>
  function* (queries) {
    const later = queries.updateTable('delivery').where('id', 'in', ids)
    yield* all(
      later.set(({ eb }) => ({ due, claimed_until: 0, tries: isUntried ? eb('tries', '-', 1) : eb.ref('tries') })),
    )
  }

/** Was there something that this person was or is to be told of the table? */
export const hasNotice = (person: number, id: string): Work<boolean> =>
  function* (queries) {
    const table = yield* numberOf(id)(queries)
    return table !== null && (yield* first(noticeAt(queries, { person, table }))) !== undefined
  }

interface NoticePlace extends Readonly<Record<string, string | number>> {
  readonly person: number
  readonly table: number
}

const noticeAt = template(['person', 'table'], (queries, { person, table }: NoticePlace) =>
  queries.selectFrom('notice').select('kind').where('person', '=', person).where('game_table', '=', table),
)

/** This person has looked at the table. */
export const endNotices = (person: number, id: string): Work<void> =>
  function* (queries) {
    const table = yield* numberOf(id)(queries)
    if (table !== null) yield* forget(person, table)(queries)
  }

/** Another player waits: told once more, and once only until the person looks. Answers whether it is told. */
export const writeCall = (person: number, id: string, at: number): Work<boolean> =>
  function* (queries) {
    const table = yield* numberOf(id)(queries)
    if (table === null) return false
    const call = { kind: 'called', created: at, is_new: 1, was_called: 1 } as const
    const written = yield* all(
      queries
        .insertInto('notice')
        .values({ person, game_table: table, ...call })
        .onConflict(conflict =>
          conflict.columns(['person', 'game_table']).doUpdateSet(call).where('notice.was_called', '=', 0),
        )
        .returning('person'),
    )
    return written.length > 0
  }
