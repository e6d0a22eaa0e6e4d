import type { Entry } from '../table/entry.ts'
import type { Database, Statement } from './database.ts'
import { Sealed } from './sealing.ts'
import type { Append, AppendResult, TableIndex } from './store.ts'

/**
 * The one thing that is done thousands of times a second, with statements written by hand and prepared once.
 *
 * The first of them decides: a table is moved on only from where the writer saw it. The others write to a page only if something
 * in it changes: a page that is not touched is not flushed.
 */
export class Appending {
  readonly #advance: Statement
  readonly #enter: Statement
  readonly #restage: Statement
  readonly #postpone: Statement
  readonly #seat: Statement
  readonly #seal: Statement
  readonly #lock: Statement

  constructor(database: Database) {
    this.#advance = database.prepare(
      `update game_table set seq = ?, moved = coalesce(?, moved), to_move = ?
       where id = ? and seq = ? returning number`,
    )
    this.#enter = database.prepare(
      'insert into entry (game_table, seq, at, author, command, event, hash) values (?, ?, ?, ?, ?, ?, ?)',
    )
    this.#restage = database.prepare('update game_table set stage = ? where number = ? and stage <> ?')
    this.#postpone = database.prepare('update game_table set due = ? where number = ? and due is not ?')
    this.#seat = database.prepare(
      `insert into chair (game_table, seat, person) values (?, ?, ?)
       on conflict do update set person = excluded.person where person is not excluded.person`,
    )
    this.#seal = database.prepare('update table_secret set sealed = ? where game_table = ?')
    this.#lock = database.prepare('update game_table set key_hash = ? where number = ?')
  }

  /** Inside of a transaction. */
  append({ table, after, entries, index, keyHash }: Append, sealed: Sealed | null): AppendResult {
    const last = entries.at(-1)
    const row = this.#advance.get<{ number: number }>(last?.seq ?? after, last?.at ?? null, index.toMove, table, after)
    if (row === undefined) return 'stale'
    for (const entry of entries) this.#write(row.number, entry)
    this.writeIndex(row.number, index)
    if (sealed !== null) this.#seal.run(Sealed.bytesOf(sealed), row.number)
    if (keyHash !== undefined) this.#lock.run(keyHash, row.number)
    return 'kept'
  }

  writeIndex(table: number, { stage, due, people }: TableIndex): void {
    this.#restage.run(stage, table, stage)
    this.#postpone.run(due, table, due)
    for (const [seat, person] of people.entries()) this.#seat.run(table, seat, person)
  }

  #write(table: number, { seq, at, by, command, event, hash }: Entry): void {
    this.#enter.run(table, seq, at, String(by), command, JSON.stringify(event), hash)
  }
}
