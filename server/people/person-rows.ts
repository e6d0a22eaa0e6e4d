import { type SqlBool, sql } from 'kysely'
import { parsed } from '../store/rows.ts'
import { reviseTable } from '../store/tables.ts'
import { all, first, type Work } from '../store/work.ts'
import { forgottenBefore, type Lifetime } from './guest-life.ts'

/** A table at which a person has a chair, or which they set up. */
export interface PersonsTable {
  readonly id: string
  readonly number: number
  readonly isEnded: boolean
}

const isEnded = (stage: string): boolean => stage === 'over' || stage === 'called-off'

export const tablesOfPerson = (person: number): Work<PersonsTable[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('game_table')
        .select(['id', 'number', 'stage'])
        .where('number', 'in', ({ selectFrom }) =>
          selectFrom('chair')
            .select('game_table as number')
            .where('person', '=', person)
            .union(selectFrom('game_table').select('number').where('host', '=', person)),
        )
        .orderBy('number'),
    )
    return rows.map(({ id, number, stage }) => ({ id, number, isEnded: isEnded(stage) }))
  }

/** Whether both of them have a chair at this table. */
export const sitTogether = (table: number, one: number, other: number): Work<boolean> =>
  function* (queries) {
    const seats = queries.selectFrom('chair').select('person').where('game_table', '=', table)
    return (yield* all(seats.where('person', 'in', [one, other]))).length > 1
  }

/** What is written in the rows of a table is another's from now on. Of one that is played its log says so, too. */
export const becomeAt = ({ number, isEnded: isOver }: PersonsTable, from: number, to: number): Work<void> =>
  function* (queries) {
    yield* all(
      queries.updateTable('game_table').set({ host: to }).where('number', '=', number).where('host', '=', from),
    )
    const lines = queries.updateTable('chat_line').set({ person: to }).where('game_table', '=', number)
    yield* all(lines.where('person', '=', from))
    yield* reviseTable(number)(queries)
    if (!isOver) return
    yield* all(
      queries.updateTable('chair').set({ person: to }).where('game_table', '=', number).where('person', '=', from),
    )
    const written = queries
      .updateTable('entry')
      .set({ author: String(to) })
      .where('game_table', '=', number)
    yield* all(written.where('author', '=', String(from)))
    yield* rewriteSits(number, from, { person: to })(queries)
  }

/** In the log of a table people are named where they sit down, and nowhere else. */
const rewriteSits = (
  table: number,
  person: number,
  change: { readonly person: number } | { readonly name: '' },
): Work<void> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('entry')
        .select(['seq', 'event'])
        .where('game_table', '=', table)
        .where('event', 'like', '%"sit"%'),
    )
    for (const { seq, event } of rows) {
      const sit = parsed(event) as { readonly kind?: string; readonly person?: number } | undefined
      if (sit?.kind !== 'sit' || sit.person !== person) continue
      const rewritten = JSON.stringify({ ...sit, ...change })
      yield* all(
        queries.updateTable('entry').set({ event: rewritten }).where('game_table', '=', table).where('seq', '=', seq),
      )
    }
  }

/** Whatever else was a guest's is the account's, or gone: the guest is nobody any more. */
export const becomePerson = (from: number, to: number, at: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('report').set({ person: to }).where('person', '=', from))
    yield* all(queries.updateTable('report').set({ by_person: to }).where('by_person', '=', from))
    const own = yield* all(queries.selectFrom('vacation').select('from_at').where('person', '=', to))
    const taken = own.map(({ from_at }) => from_at)
    yield* all(
      queries
        .updateTable('vacation')
        .set({ person: to })
        .where('person', '=', from)
        .$if(taken.length > 0, query => query.where('from_at', 'not in', taken)),
    )
    yield* endPerson(from, at)(queries)
  }

/** What is kept for a person alone. */
const OWN_ROWS = [
  ...(['sign_in', 'credential', 'recovery_code', 'known_device', 'device_key', 'vacation'] as const),
  ...(['delivery', 'notice', 'notice_setting', 'subscription', 'contact', 'webhook', 'invited', 'favourite'] as const),
  'avoidance' as const,
]

/** By nothing is this person known any more, and they have no name. Their number stays, for logs name people by it. */
const endPerson = (person: number, at: number): Work<void> =>
  function* (queries) {
    for (const table of OWN_ROWS) yield* all(queries.deleteFrom(table).where('person', '=', person))
    for (const table of ['favourite', 'avoidance'] as const)
      yield* all(queries.deleteFrom(table).where('other', '=', person))
    const nobody = { name: '', name_key: null, gone: at }
    yield* all(queries.updateTable('person').set(nobody).where('number', '=', person))
  }

/** A person in a table's rows: without a name where they sat down, and without what they said. */
export const forgetAt = ({ number }: PersonsTable, person: number): Work<void> =>
  function* (queries) {
    yield* rewriteSits(number, person, { name: '' })(queries)
    yield* dropKeptName(number, person)(queries)
    yield* reviseTable(number)(queries)
  }

/** A chair may have been kept for them by name. */
const dropKeptName = (table: number, person: number): Work<void> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('game_table').select('setup').where('number', '=', table))
    const setup = parsed(row?.setup ?? '') as { readonly chairs?: readonly { readonly keptFor?: string | null }[] }
    const seats = yield* all(
      queries.selectFrom('chair').select('seat').where('game_table', '=', table).where('person', '=', person),
    )
    if (!seats.some(({ seat }) => typeof setup?.chairs?.[seat]?.keptFor === 'string')) return
    const isTheirs = (seat: number): boolean => seats.some(each => each.seat === seat)
    const chairs = setup.chairs!.map((chair, seat) => (isTheirs(seat) ? { ...chair, keptFor: null } : chair))
    yield* all(
      queries
        .updateTable('game_table')
        .set({ setup: JSON.stringify({ ...setup, chairs }) })
        .where('number', '=', table),
    )
  }

/** In the chat that is kept with reports a person has no name any more, and nobody reads what they wrote to a host. */
const forgetInReports = (person: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('report').set({ name: '' }).where('person', '=', person))
    yield* all(queries.updateTable('abuse_report').set({ text: '' }).where('by_person', '=', person))
    const named = queries
      .selectFrom('abuse_report')
      .select(['number', 'lines'])
      .where('lines', 'like', `%"person":${person},%`)
    for (const { number, lines } of yield* all(named)) {
      const kept = (parsed(lines) ?? []) as readonly { readonly person: number }[]
      const without = JSON.stringify(kept.map(line => (line.person === person ? { ...line, name: '' } : line)))
      yield* all(queries.updateTable('abuse_report').set({ lines: without }).where('number', '=', number))
    }
  }

/**
 * Everything else by which a person is known. The lines that others reported stay, without a name, and so does what hosts did
 * about this number.
 */
export const forgetPerson = (person: number, at: number): Work<void> =>
  function* (queries) {
    const gone = { name: '', phrase: null, text: null }
    yield* all(queries.updateTable('chat_line').set(gone).where('person', '=', person))
    yield* forgetInReports(person)(queries)
    yield* endPerson(person, at)(queries)
  }

/** Word for word as in the index that has these only (`table-list.ts`). */
const isRunning = sql<SqlBool>`stage not in ('over', 'called-off')`

const hasRunningGame = (person: number): Work<boolean> =>
  function* (queries) {
    const played = queries
      .selectFrom('chair')
      .innerJoin('game_table', 'game_table.number', 'chair.game_table')
      .select('game_table.number')
      .where('chair.person', '=', person)
      .where(isRunning)
      .where('stage', 'in', ['dealing', 'playing'])
    return (yield* first(played.limit(1))) !== undefined
  }

/** Guests who were not here for long, from a number on, with what decides whether they are forgotten. */
export const quietGuests = (now: number, after: number, most: number): Work<(Lifetime & { number: number })[]> =>
  function* (queries) {
    const before = forgottenBefore(now)
    const rows = yield* all(
      queries
        .selectFrom('person')
        .select(['number', 'created', 'seen'])
        .where('name_key', 'is', null)
        .where('gone', 'is', null)
        .where('seen', '<', before)
        .where('created', '<', before)
        .where('number', '>', after)
        .orderBy('number')
        .limit(most),
    )
    const guests: (Lifetime & { number: number })[] = []
    for (const row of rows)
      guests.push({ ...row, isAccount: false, hasRunningGame: yield* hasRunningGame(row.number)(queries) })
    return guests
  }

/** A person as the house knows them. */
export interface PersonReport {
  readonly number: number
  readonly name: string
  readonly isAccount: boolean
  readonly created: number
  readonly seen: number
  readonly gone: number | null
  readonly hasMail: boolean
  readonly devices: number
  readonly passkeys: number
  readonly hasPassword: boolean
  /** The tables that are not over. */
  readonly tables: readonly string[]
}

export const personReport = (person: number): Work<PersonReport | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('person').selectAll().where('number', '=', person))
    if (row === undefined) return null
    const devices = yield* all(queries.selectFrom('sign_in').select('created').where('person', '=', person))
    const kinds = yield* all(queries.selectFrom('credential').select('kind').where('person', '=', person))
    const mail = yield* first(queries.selectFrom('contact').select('proved').where('person', '=', person))
    const tables = yield* tablesOfPerson(person)(queries)
    return {
      ...{ number: row.number, name: row.name, isAccount: row.name_key !== null, created: row.created, gone: row.gone },
      ...{ seen: Math.max(row.seen, row.created), hasMail: mail?.proved != null, devices: devices.length },
      passkeys: kinds.filter(({ kind }) => kind === 'passkey').length,
      hasPassword: kinds.some(({ kind }) => kind === 'password'),
      tables: tables.filter(table => !table.isEnded).map(({ id }) => id),
    }
  }

/** Everybody who is here, the newest first. */
export const peopleHere: Work<number[]> = function* (queries) {
  const rows = yield* all(
    queries.selectFrom('person').select('number').where('gone', 'is', null).orderBy('number', 'desc'),
  )
  return rows.map(({ number }) => number)
}
