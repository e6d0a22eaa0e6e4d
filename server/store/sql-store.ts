import { Refusal } from '@roundhouse/kernel/game'
import type { TableIndex } from '../table/table-index.ts'
import type { Vacation } from '../table/vacation.ts'
import { chatOf, say } from './chat.ts'
import { newKey, redeemKey, withdrawKey } from './device-keys.ts'
import { newPerson, personOf, rename } from './people.ts'
import type { Seal, SealingKey } from './sealing.ts'
import type {
  Append,
  AppendResult,
  ChatLine,
  KeptTable,
  NewKeptTable,
  Person,
  Store,
  TableGrowth,
  TableVersion,
} from './store.ts'
import { dueBefore, runningTables, tablesOf } from './table-list.ts'
import { insertTable, readGrowth, readTable } from './tables.ts'
import { takeVacation, vacationsOf } from './vacations.ts'
import type { Work, WorkPlace } from './work.ts'

/** Keeps a new table as part of other work; answers its number, `null`: the other table has a rematch already. */
export type TableInsertion = (rematchOf?: number | null) => Work<number | null>

/** Where tables are kept together with what belongs to them: all of it, or nothing. */
export interface TablePlace extends WorkPlace {
  newTableWithin<Result>(
    table: NewKeptTable,
    index: TableIndex,
    work: (insert: TableInsertion) => Work<Result>,
  ): Promise<Result>
  /** The same with several tables, each with an insertion of its own. */
  newTablesWithin<Result>(
    tables: readonly NewTableRows[],
    work: (inserts: readonly TableInsertion[]) => Work<Result>,
  ): Promise<Result>
}

/** A table that is to be kept, and what it is looked up by. */
export interface NewTableRows {
  readonly kept: NewKeptTable
  readonly index: TableIndex
}

/** A store in a database, whichever: what is the same in all of them. */
export abstract class SqlStore implements Store, TablePlace {
  /** With which everything here is sealed. */
  readonly key: SealingKey

  constructor(key: SealingKey) {
    this.key = key
  }

  /** What is read in several queries is read as it was at one moment. */
  abstract read<Result>(work: Work<Result>): Promise<Result>
  abstract write<Result>(work: Work<Result>): Promise<Result>
  protected abstract appendSealed(append: Append, sealed: Seal | null): Promise<AppendResult>
  abstract writtenElsewhere(known: ReadonlyMap<string, number>): Promise<readonly string[]>
  abstract beat(at: number): Promise<void>
  abstract lastBeat(): Promise<number | null>
  abstract close(): Promise<void>

  newPerson(name: string, tokenHash: string, at: number): Promise<Person> {
    return this.write(newPerson(name, tokenHash, at))
  }

  personOf(tokenHash: string): Promise<Person | null> {
    return this.read(personOf(tokenHash))
  }

  rename(person: number, name: string): Promise<void> {
    return this.write(rename(person, name))
  }

  newKey(person: number, keyHash: string, until: number): Promise<void> {
    return this.write(newKey(person, keyHash, until))
  }

  withdrawKey(person: number): Promise<void> {
    return this.write(withdrawKey(person))
  }

  redeemKey(keyHash: string, tokenHash: string, at: number): Promise<Person | null> {
    return this.write(redeemKey(keyHash, tokenHash, at))
  }

  vacationsOf(person: number): Promise<readonly Vacation[]> {
    return this.read(vacationsOf(person))
  }

  takeVacation(person: number, wanted: Vacation): Promise<boolean> {
    return this.write(takeVacation(person, wanted))
  }

  async newTable(table: NewKeptTable, index: TableIndex): Promise<void> {
    await this.write(insertTable(table, index, this.key.seal(table.id, table.secrets)))
  }

  newTableWithin<Result>(
    table: NewKeptTable,
    index: TableIndex,
    work: (insert: TableInsertion) => Work<Result>,
  ): Promise<Result> {
    return this.newTablesWithin([{ kept: table, index }], ([insert]) => work(insert!))
  }

  newTablesWithin<Result>(
    tables: readonly NewTableRows[],
    work: (inserts: readonly TableInsertion[]) => Work<Result>,
  ): Promise<Result> {
    const inserts = tables.map(({ kept, index }): TableInsertion => {
      const sealed = this.key.seal(kept.id, kept.secrets)
      return (rematchOf = null) => insertTable(kept, index, sealed, rematchOf)
    })
    return this.write(work(inserts))
  }

  readTable(id: string): Promise<KeptTable | null> {
    return this.read(readTable(this.key, id))
  }

  readGrowth(id: string, known: TableVersion): Promise<TableGrowth | null> {
    return this.read(readGrowth(this.key, id, known))
  }

  async append(append: Append): Promise<AppendResult> {
    if (append.entries.some(({ seq }, place) => seq !== append.after + 1 + place))
      throw new Error(`Entries for table ${append.table} do not follow number ${append.after} without a gap`)
    return this.appendSealed(append, append.secrets === undefined ? null : this.key.seal(append.table, append.secrets))
  }

  async tablesOf(person: number): ReturnType<Store['tablesOf']> {
    const tables = await this.read(tablesOf(person))
    return tables.map(({ id, setup, stage, toMove, due, people }) => ({ id, setup, stage, toMove, due, people }))
  }

  dueBefore(at: number, most: number): Promise<readonly string[]> {
    return this.read(dueBefore(at, most))
  }

  runningTables(): Promise<readonly string[]> {
    return this.read(runningTables)
  }

  async say(line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const said = await this.write(say(line))
    if (said === null) throw new Refusal(`There is no table ${line.table}.`)
    return said
  }

  chatOf(table: string, after: number): Promise<readonly ChatLine[]> {
    return this.read(chatOf(table, after))
  }
}
