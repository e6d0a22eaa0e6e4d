import type { Entry } from '../table/entry.ts'
import type { TableIndex } from '../table/table-index.ts'
import type { Database, Statement } from './database.ts'
import { Seal } from './sealing.ts'
import type { Append, AppendResult } from './store.ts'

/** A table as it was, but moved on. */
interface AdvancedRow {
  readonly number: number
  readonly stage: TableIndex['stage']
  readonly due: number | null
  /** As JSON. */
  readonly people: string
}

/**
 * The one thing that is done thousands of times a second, with statements written by hand and prepared once.
 *
 * The first of them decides: a table is moved on only from where the writer saw it. It also tells what the table was like, for
 * nothing is written that stays the same: a page that is not touched is not flushed.
 */
export class LogWriter {
  readonly #advance: Statement
  readonly #enter: Statement
  readonly #restage: Statement
  readonly #postpone: Statement
  readonly #seat: Statement
  readonly #seal: Statement
  readonly #lock: Statement
  readonly #tell: Statement

  constructor(database: Database) {
    this.#advance = database.prepare(
      `update game_table set seq = ?, moved = coalesce(?, moved), to_move = ?, revision = revision + ?
       where id = ? and seq = ? and revision = coalesce(?, revision)
       returning number, stage, due, (select json_group_array(person) from
         (select person from chair where game_table = game_table.number order by seat)) as people`,
    )
    this.#enter = database.prepare(
      'insert into entry (game_table, seq, at, author, command, event, hash) values (?, ?, ?, ?, ?, ?, ?)',
    )
    this.#restage = database.prepare('update game_table set stage = ? where number = ?')
    this.#postpone = database.prepare('update game_table set due = ? where number = ?')
    this.#seat = database.prepare(
      `insert into chair (game_table, seat, person) values (?, ?, ?)
       on conflict do update set person = excluded.person where person is not excluded.person`,
    )
    this.#seal = database.prepare('update table_secret set sealed = ? where game_table = ?')
    this.#lock = database.prepare('update game_table set key_hash = ? where number = ?')
    // Who has not looked since the last one is told nothing more; what is still to be sent says the newest.
    this.#tell = database.prepare(
      `insert into notice (person, game_table, kind, created, is_new, was_called) values (?, ?, ?, ?, 1, 0)
       on conflict (person, game_table) do update set kind = excluded.kind`,
    )
  }

  /** Inside of a transaction. */
  append({ table, after, revision, entries, index, keyHash, notices = [] }: Append, sealed: Seal | null): AppendResult {
    const last = entries.at(-1)
    const values = [last?.seq ?? after, last?.at ?? null, index.toMove, last === undefined ? 1 : 0] as const
    const row = this.#advance.get<AdvancedRow>(...values, table, after, revision ?? null)
    if (row === undefined) return 'stale'
    for (const entry of entries) this.#write(row.number, entry)
    if (row.stage !== index.stage) this.#restage.run(index.stage, row.number)
    if (row.due !== index.due) this.#postpone.run(index.due, row.number)
    if (row.people !== JSON.stringify(index.people)) this.#sit(row.number, index.people)
    if (sealed !== null) this.#seal.run(Seal.bytesOf(sealed), row.number)
    if (keyHash !== undefined) this.#lock.run(keyHash, row.number)
    for (const { person, kind } of notices) this.#tell.run(person, row.number, kind, last!.at)
    return 'kept'
  }

  #sit(table: number, people: TableIndex['people']): void {
    for (const [seat, person] of people.entries()) this.#seat.run(table, seat, person)
  }

  #write(table: number, { seq, at, by, command, event, hash }: Entry): void {
    this.#enter.run(table, seq, at, String(by), command, JSON.stringify(event), hash)
  }
}
