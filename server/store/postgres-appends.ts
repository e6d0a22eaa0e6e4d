import type pg from 'pg'
import type { Entry } from '../table/entry.ts'
import { StoreFailure } from './failure.ts'
import type { CommitReport } from './group-commit.ts'
import { type PostgresDatabase, processOf } from './postgres-database.ts'
import { isInTheWay, isRefusal, postgresFailure } from './postgres-failure.ts'
import { CHANNEL } from './postgres-news.ts'
import { Seal } from './sealing.ts'
import type { Append, AppendResult } from './store.ts'

/** An append that waits for its answer. */
interface Wish {
  readonly append: Append
  readonly sealed: Seal | null
  readonly keep: (result: AppendResult) => void
  readonly fail: (reason: unknown) => void
}

/** How many statements of a node are under way at one time, and how many appends one of them has at most. */
const WRITERS = 2
const LARGEST_BATCH = 500

/** How often a batch is tried again because others were in the way. */
const MOST_ATTEMPTS = 5

/** Milliseconds for which a node that gave a bot the move lets it think alone. */
export const CLAIM = 12_000

/**
 * All appends of one turn of the event loop are one statement: one way to the server and back, and one flush. Its rows are locked
 * in order, so that two nodes do not wait for each other. A table is moved on only from where its writer saw it; entries,
 * chairs, secrets and notices are written for those that were, and other nodes hear of them if it is committed.
 *
 * PostgreSQL plans it without knowing how many appends there will be, and takes them for few. So everything is found by a key, and
 * each append brings its own lists: joined with each other, 500 of them would be compared with 500, or worse.
 */
const STATEMENT = `
  with wish as materialized (
    select wish.*, t.number, t.seq as seq_now, t.revision as revision_now
    from unnest($1::integer[], $2::text[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[], $7::integer[],
      $8::text[], $9::bigint[], $10::bytea[], $11::boolean[], $12::text[], $13::text[], $14::text[], $15::text[])
      as wish (place, id, after, revision, seq, moved, to_move, stage, due, sealed, has_key, key_hash, entries, people, notices)
      join game_table as t on t.id = wish.id
    order by t.number for no key update of t
  ), advanced as (
    update game_table as t set seq = wish.seq, moved = coalesce(wish.moved, t.moved), to_move = wish.to_move,
      stage = wish.stage, due = wish.due, revision = t.revision + (wish.seq = wish.after)::integer,
      key_hash = case when wish.has_key then wish.key_hash else t.key_hash end
    from wish
    where t.number = wish.number and wish.seq_now = wish.after
      and wish.revision_now = coalesce(wish.revision, wish.revision_now)
    returning t.number, t.id, t.seq + t.revision as version, t.due <= t.moved as is_at_once, wish.place, wish.sealed,
      wish.entries, wish.people, wish.notices
  ), entered as (
    insert into entry (game_table, seq, at, author, command, event, hash)
    select number, e.* from advanced, json_to_recordset(entries::json)
      as e (seq integer, at bigint, author text, command text, event text, hash text)
  ), seated as (
    insert into chair (game_table, seat, person)
    select number, seat - 1, c.person from advanced, unnest(people::integer[]) with ordinality as c (person, seat)
    where not exists (select from chair as now where now.game_table = number and now.seat = c.seat - 1
      and now.person is not distinct from c.person)
    on conflict (game_table, seat) do update set person = excluded.person
  ), sealed as (
    update table_secret as s set sealed = advanced.sealed from advanced
    where s.game_table = advanced.number and advanced.sealed is not null
  ), told as (
    insert into notice (person, game_table, kind, created, is_new, was_called)
    select n.person, number, n.kind, n.created, 1, 0
    from advanced, json_to_recordset(notices::json) as n (person integer, kind text, created bigint)
    on conflict (person, game_table) do update set kind = excluded.kind
  ), claimed as (
    insert into alarm_claim (game_table, node, until_at)
    select number, $16::text, (extract(epoch from clock_timestamp()) * 1000)::bigint + ${CLAIM}
    from advanced where is_at_once order by number
    on conflict (game_table) do update set node = excluded.node, until_at = excluded.until_at
  )
  select place, pg_notify('${CHANNEL}',
    json_build_object('is', 'table', 'node', $16::text, 'table', id, 'version', version)::text)
  from advanced
`

/** The appends of a node. */
export class PostgresAppends {
  readonly #database: PostgresDatabase
  readonly #node: string
  readonly #onCommit: (report: CommitReport) => void
  #waiting: Wish[] = []
  /** Tables of which an append is under way: the next one waits for it. */
  readonly #busy = new Set<string>()
  readonly #running = new Set<Promise<void>>()
  #isScheduled = false

  constructor(database: PostgresDatabase, node: string, onCommit: (report: CommitReport) => void = () => {}) {
    this.#database = database
    this.#node = node
    this.#onCommit = onCommit
  }

  append(append: Append, sealed: Seal | null): Promise<AppendResult> {
    return new Promise((keep, fail) => {
      this.#waiting.push({ append, sealed, keep, fail })
      if (this.#isScheduled) return
      this.#isScheduled = true
      // All that came in by sockets in this turn is there by then.
      setImmediate(() => {
        this.#isScheduled = false
        this.#startWriters()
      })
    })
  }

  /** Until nothing waits and nothing is under way. */
  async settled(): Promise<void> {
    this.#startWriters()
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #startWriters(): void {
    while (this.#running.size < WRITERS) {
      const batch = this.#nextBatch()
      if (batch.length === 0) return
      const writing = this.#write(batch).finally(() => {
        this.#running.delete(writing)
        for (const { append } of batch) this.#busy.delete(append.table)
        this.#startWriters()
      })
      this.#running.add(writing)
    }
  }

  /** One append of each table at most, in the order in which they came. */
  #nextBatch(): Wish[] {
    const batch: Wish[] = []
    const rest: Wish[] = []
    const met = new Set(this.#busy)
    for (const wish of this.#waiting) {
      const { table } = wish.append
      if (met.has(table) || batch.length === LARGEST_BATCH) rest.push(wish)
      else batch.push(wish)
      met.add(table)
    }
    for (const { append } of batch) this.#busy.add(append.table)
    this.#waiting = rest
    return batch
  }

  async #write(batch: readonly Wish[]): Promise<void> {
    const start = performance.now()
    try {
      const kept = await this.#send(batch)
      this.#onCommit({ writes: batch.length, milliseconds: performance.now() - start })
      for (const [place, { keep }] of batch.entries()) keep(kept.has(place) ? 'kept' : 'stale')
    } catch (error) {
      if (error instanceof LostAnswer) return this.#lookUp(batch, error)
      const failure = postgresFailure(error)
      // One of them is at fault, and the others must not suffer.
      if (batch.length === 1 || concernsAll(failure)) for (const { fail } of batch) fail(failure)
      else for (const wish of batch) await this.#write([wish])
    }
  }

  /** The places of those that were kept. */
  async #send(batch: readonly Wish[], attempt = 1): Promise<ReadonlySet<number>> {
    let sentBy: number | null = null
    try {
      return await this.#database.with(async client => {
        sentBy = processOf(client)
        const values = valuesOf(batch, this.#node)
        const { rows } = await client.query<{ place: number }>({ name: 'append', text: STATEMENT, values })
        return new Set(rows.map(({ place }) => place))
      })
    } catch (error) {
      if (isInTheWay(error) && attempt < MOST_ATTEMPTS) return this.#send(batch, attempt + 1)
      if (isRefusal(error) || sentBy === null) throw error
      throw new LostAnswer(sentBy, error)
    }
  }

  /** What lies in the logs tells what the answer was, and the rest is done again. */
  async #lookUp(batch: readonly Wish[], { process }: LostAnswer): Promise<void> {
    try {
      await this.#database.fence(process)
      const kept = await this.#database.untilAnswered(client => placesInLogs(client, batch))
      for (const place of kept) batch[place]!.keep('kept')
      const rest = batch.filter((_, place) => !kept.has(place))
      if (rest.length > 0) await this.#write(rest)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }
}

/** A statement whose answer got lost: nobody knows yet whether it was committed. */
class LostAnswer extends Error {
  /** The number of the process that carried it out. */
  readonly process: number

  constructor(process: number, cause: unknown) {
    super('The answer of the database got lost', { cause })
    this.process = process
  }
}

/** The next one would fail for the same reason. A damaged row is that of one table. */
const concernsAll = (failure: unknown): boolean => failure instanceof StoreFailure && failure.code !== 'damaged'

/** Those of which all entries are in the log, word for word. */
async function placesInLogs(client: pg.PoolClient, batch: readonly Wish[]): Promise<ReadonlySet<number>> {
  const kept = new Set<number>()
  for (const [place, { append }] of batch.entries()) {
    const { table, after, entries } = append
    if (entries.length === 0) continue
    const { rows } = await client.query<KeptRow>(
      `select e.seq, e.at, e.author, e.command, e.event, e.hash from entry as e
         join game_table as t on t.number = e.game_table
       where t.id = $1 and e.seq > $2 and e.seq <= $3 order by e.seq`,
      [table, after, after + entries.length],
    )
    if (rows.length === entries.length && entries.every((entry, n) => isSame(entry, rows[n]!))) kept.add(place)
  }
  return kept
}

interface KeptRow {
  readonly seq: number
  readonly at: number
  readonly author: string
  readonly command: string | null
  readonly event: string
  readonly hash: string | null
}

const rowOf = ({ seq, at, by, command, event, hash }: Entry): KeptRow => ({
  ...{ seq, at, author: String(by), command, event: JSON.stringify(event), hash },
})

function isSame(entry: Entry, row: KeptRow): boolean {
  const own = rowOf(entry)
  return (Object.keys(own) as (keyof KeptRow)[]).every(key => own[key] === row[key])
}

/** As columns, as `unnest` takes them. */
function valuesOf(batch: readonly Wish[], node: string): unknown[] {
  const each = <Value>(value: (append: Append, sealed: Seal | null) => Value): Value[] =>
    batch.map(({ append, sealed }) => value(append, sealed))
  return [
    [...batch.keys()],
    each(({ table }) => table),
    each(({ after }) => after),
    each(({ revision }) => revision ?? null),
    each(({ entries, after }) => entries.at(-1)?.seq ?? after),
    each(({ entries }) => entries.at(-1)?.at ?? null),
    each(({ index }) => index.toMove),
    each(({ index }) => index.stage),
    each(({ index }) => index.due),
    each((_, sealed) => sealed && Buffer.from(Seal.bytesOf(sealed))),
    each(({ keyHash }) => keyHash !== undefined),
    each(({ keyHash }) => keyHash ?? null),
    each(({ entries }) => JSON.stringify(entries.map(rowOf))),
    each(({ index }) => `{${index.people.map(person => person ?? 'null')}}`),
    each(({ notices = [], entries }) =>
      JSON.stringify(notices.map(notice => ({ ...notice, created: entries.at(-1)!.at }))),
    ),
    node,
  ]
}
