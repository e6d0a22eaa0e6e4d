import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@roundhouse/kernel/game'
import { sql } from 'kysely'
import type pg from 'pg'
import { endNodeBeat, lastNodeBeat, writeNodeBeat } from './beat.ts'
import { say } from './chat.ts'
import { StoreFailure } from './failure.ts'
import { changedAmong } from './foreign-writes.ts'
import type { CommitReport } from './group-commit.ts'
import type { NodeNews, Nodes } from './nodes.ts'
import { PostgresAppends } from './postgres-appends.ts'
import { claimDue, claimTable, endClaims } from './postgres-claims.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import { postgresFailure } from './postgres-failure.ts'
import { PostgresGrowth } from './postgres-growth.ts'
import { CHANNEL, type PostgresNews } from './postgres-news.ts'
import type { Seal, SealingKey } from './sealing.ts'
import { SqlStore } from './sql-store.ts'
import type { Append, AppendResult, ChatLine, TableGrowth, TableVersion } from './store.ts'
import { all, type Work } from './work.ts'

/** Milliseconds for what is under way when the store is closed, which a database that is away does not answer. */
const LONGEST_END = 1500

/** Milliseconds between two looks at all open tables while news of them are heard anyway. */
const BETWEEN_LOOKS = 5000

/** A store in PostgreSQL, as one of any number of equal nodes sees it. */
export class PostgresStore extends SqlStore implements Nodes {
  readonly #database: PostgresDatabase
  readonly #news: PostgresNews
  readonly #node: string
  readonly #appends: PostgresAppends
  readonly #growth: PostgresGrowth
  #isClosed = false
  #lastLook = Number.NEGATIVE_INFINITY

  constructor(
    database: PostgresDatabase,
    key: SealingKey,
    news: PostgresNews,
    node: string,
    onCommit?: (report: CommitReport) => void,
  ) {
    super(key)
    this.#database = database
    this.#news = news
    this.#node = node
    this.#appends = new PostgresAppends(database, node, onCommit)
    this.#growth = new PostgresGrowth(database, key)
  }

  async read<Result>(work: Work<Result>): Promise<Result> {
    this.#refuseIfClosed()
    return this.#database.read(work)
  }

  override async readGrowth(id: string, known: TableVersion): Promise<TableGrowth | null> {
    this.#refuseIfClosed()
    return this.#growth.read(id, known)
  }

  async write<Result>(work: Work<Result>): Promise<Result> {
    this.#refuseIfClosed()
    return this.#database.write(work)
  }

  protected async appendSealed(append: Append, sealed: Seal | null): Promise<AppendResult> {
    this.#refuseIfClosed()
    return this.#appends.append(append, sealed)
  }

  /** What others write is heard; now and then all is looked at, in case that something was not. */
  async writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const now = performance.now()
    if (this.#news.isHearing && now - this.#lastLook < BETWEEN_LOOKS) return []
    const changed = await this.read(changedAmong(known))
    // Whoever could not read them again yet is told of them the next time, too.
    if (changed.length === 0) this.#lastLook = now
    return changed
  }

  /** Those that another node has claimed are left to it. */
  override dueBefore(at: number, most: number): Promise<readonly string[]> {
    return this.#ask(client => claimDue(client, this.#node, at, most))
  }

  override async say(line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const node = this.#node
    return this.write(function* (queries) {
      const said = yield* say(line)(queries)
      if (said === null) throw new Refusal(`There is no table ${line.table}.`)
      const news = JSON.stringify({ is: 'chat', table: line.table, number: said.number, node })
      yield* all({ compile: () => sql`select pg_notify(${CHANNEL}, ${news})`.compile(queries) })
      return said
    })
  }

  beat(at: number): Promise<void> {
    return this.write(writeNodeBeat(this.#node, at))
  }

  /** `null` also while another node is there: nobody was away then. */
  lastBeat(): Promise<number | null> {
    return this.read(lastNodeBeat(this.#node))
  }

  listen(onNews: (news: NodeNews, node: string) => void, onGap: (silence: number) => void): void {
    this.#news.listen(onNews, onGap)
  }

  async tell(news: readonly NodeNews[]): Promise<void> {
    const texts = news.map(each => JSON.stringify({ ...each, node: this.#node }))
    await this.#ask(client =>
      client.query(`select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as text`, [texts]),
    )
  }

  claim(table: string): Promise<boolean> {
    return this.#ask(client => claimTable(client, this.#node, table))
  }

  /** What was asked for before is written first. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await Promise.race([this.#end(), pause(LONGEST_END, undefined, { ref: false })])
    // Whoever still waits for an answer is told that there is none.
    await Promise.race([this.#database.close(), pause(LONGEST_END, undefined, { ref: false })])
  }

  async #end(): Promise<void> {
    await this.#news.close()
    await this.#appends.settled()
    // Without them the others have to wait until this node has been silent for a while.
    await this.#database.write(endNodeBeat(this.#node)).catch(() => {})
    await this.#database.with(client => endClaims(client, this.#node)).catch(() => {})
  }

  async #ask<Answer>(ask: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
    this.#refuseIfClosed()
    try {
      return await this.#database.with(ask)
    } catch (error) {
      throw postgresFailure(error)
    }
  }

  #refuseIfClosed(): void {
    if (this.#isClosed) throw new StoreFailure('closed', 'The store is closed.')
  }
}
