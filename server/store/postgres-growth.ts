import type { PostgresDatabase } from './postgres-database.ts'
import type { SealingKey } from './sealing.ts'
import type { TableGrowth, TableVersion } from './store.ts'
import { type GrowthRow, growthOf } from './tables.ts'

/** Somebody who waits for what has come to a table. */
interface Wish {
  readonly id: string
  readonly known: TableVersion
  readonly keep: (growth: TableGrowth | null) => void
  readonly fail: (reason: unknown) => void
}

const STATEMENT = `
  select known.place, t.key_hash, t.seq as last, s.sealed, e.seq, e.at, e.author, e.command, e.event, e.hash
  from unnest($1::integer[], $2::text[], $3::integer[], $4::integer[]) as known (place, id, seq, revision)
    join game_table as t on t.id = known.id and t.revision = known.revision
    join table_secret as s on s.game_table = t.number
    left join entry as e on e.game_table = t.number and e.seq > known.seq
  order by known.place, e.seq
`

/**
 * What other nodes have written at many tables is asked for with one statement at a time: the more there is to hear, the more
 * of it comes on one way.
 */
export class PostgresGrowth {
  readonly #database: PostgresDatabase
  readonly #key: SealingKey
  #waiting: Wish[] = []
  #isReading = false

  constructor(database: PostgresDatabase, key: SealingKey) {
    this.#database = database
    this.#key = key
  }

  read(id: string, known: TableVersion): Promise<TableGrowth | null> {
    return new Promise((keep, fail) => {
      this.#waiting.push({ id, known, keep, fail })
      if (this.#isReading) return
      this.#isReading = true
      // All that was heard in this turn is there by then.
      setImmediate(() => void this.#readAll())
    })
  }

  async #readAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      await this.#answer(batch)
    }
    this.#isReading = false
  }

  async #answer(batch: readonly Wish[]): Promise<void> {
    try {
      const found: GrowthRow[][] = batch.map(() => [])
      for (const row of await this.#rowsFor(batch)) found[row.place]!.push(row)
      for (const [place, wish] of batch.entries()) this.#open(wish, found[place]!)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  async #rowsFor(batch: readonly Wish[]): Promise<(GrowthRow & { readonly place: number })[]> {
    const values = [
      [...batch.keys()],
      batch.map(({ id }) => id),
      batch.map(({ known }) => known.seq),
      batch.map(({ known }) => known.revision),
    ]
    const { rows } = await this.#database.ask(client => client.query({ name: 'growth', text: STATEMENT, values }))
    return rows
  }

  /** What is wrong with one table is no matter of the others. */
  #open({ id, known, keep, fail }: Wish, rows: readonly GrowthRow[]): void {
    try {
      keep(growthOf(this.#key, id, known, rows))
    } catch (error) {
      fail(error)
    }
  }
}
