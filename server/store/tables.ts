import type { TableSetup } from '@roundhouse/wire/setup'
import type { TableIndex } from '../table/table-index.ts'
import { damaged, type EntryRow, entriesOf, parsed } from './rows.ts'
import { Seal, type SealingKey } from './sealing.ts'
import type { KeptTable, NewKeptTable, TableGrowth, TableVersion } from './store.ts'
import { template } from './template.ts'
import { all, first, type Work } from './work.ts'

/** By which number the other rows of a table name it; `null`: there is none. */
export const numberOf = (id: string): Work<number | null> =>
  function* (queries) {
    return (yield* first(numberById(queries, { id })))?.number ?? null
  }

const numberById = template(['id'], (queries, { id }: { readonly id: string }) =>
  queries.selectFrom('game_table').select('number').where('id', '=', id),
)

/** Its rows were changed without an entry: whoever has read it reads it again. */
export const reviseTable = (number: number): Work<void> =>
  function* (queries) {
    const table = queries.updateTable('game_table').where('number', '=', number)
    yield* all(table.set(({ eb }) => ({ revision: eb('revision', '+', 1) })))
  }

/** A new table with an empty log; answers its number. Of a table that has a rematch already there is no second: `null`. */
export const insertTable = (
  { id, host, setup, keyHash, created }: NewKeptTable,
  { stage, toMove, due, people }: TableIndex,
  sealed: Seal,
  rematchOf: number | null = null,
): Work<number | null> =>
  function* (queries) {
    const row = {
      ...{ id, host, created, stage, due },
      ...{ setup: JSON.stringify(setup), key_hash: keyHash, seq: 0, to_move: toMove, moved: created },
      ...{ is_open: Number(setup.open === true), is_public: Number(setup.watch === 'all'), rematch_of: rematchOf },
    }
    const table = yield* first(
      queries
        .insertInto('game_table')
        .values(row)
        .onConflict(conflict => conflict.column('rematch_of').doNothing())
        .returning('number'),
    )
    if (table === undefined) return null
    const game_table = table.number
    yield* all(queries.insertInto('table_secret').values({ game_table, sealed: Seal.bytesOf(sealed) }))
    yield* all(queries.insertInto('chair').values(people.map((person, seat) => ({ game_table, seat, person }))))
    return game_table
  }

export const readTable = (key: SealingKey, id: string): Work<KeptTable | null> =>
  function* (queries) {
    const table = yield* first(tableById(queries, { id }))
    if (table === undefined) return null
    const { number, host, key_hash, created, seq, revision } = table
    const rows = yield* all(entriesAt(queries, { number }))
    const secret = yield* first(secretAt(queries, { number }))
    if (secret === undefined) throw damaged(id, 'its secrets are missing')
    return {
      ...{ id, host, keyHash: key_hash, created, revision, setup: setupOf(id, table.setup) },
      secrets: key.open(id, new Seal(secret.sealed)),
      entries: entriesOf(id, seq, rows),
    }
  }

const tableById = template(['id'], (queries, { id }: { readonly id: string }) =>
  queries.selectFrom('game_table').selectAll().where('id', '=', id),
)

const entriesAt = template(['number'], (queries, { number }: { readonly number: number }) =>
  queries.selectFrom('entry').selectAll().where('game_table', '=', number).orderBy('seq'),
)

const secretAt = template(['number'], (queries, { number }: { readonly number: number }) =>
  queries.selectFrom('table_secret').select('sealed').where('game_table', '=', number),
)

/** One query, so that it is asked on one way and answered as of one moment. */
export const readGrowth = (key: SealingKey, id: string, known: TableVersion): Work<TableGrowth | null> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('game_table as t')
        .innerJoin('table_secret as s', 's.game_table', 't.number')
        .leftJoin('entry as e', join => join.onRef('e.game_table', '=', 't.number').on('e.seq', '>', known.seq))
        .select(['t.key_hash', 't.seq as last', 's.sealed'])
        .select(['e.seq', 'e.at', 'e.author', 'e.command', 'e.event', 'e.hash'])
        .where('t.id', '=', id)
        .where('t.revision', '=', known.revision)
        .orderBy('e.seq'),
    )
    return growthOf(key, id, known, rows)
  }

/** A table beside what has come to it, if anything has. */
export type GrowthRow = { readonly key_hash: string | null; readonly last: number; readonly sealed: Uint8Array } & {
  readonly [Field in keyof EntryRow]: EntryRow[Field] | null
}

/** No rows: the table was changed without an entry. */
export function growthOf(
  key: SealingKey,
  id: string,
  known: TableVersion,
  rows: readonly GrowthRow[],
): TableGrowth | null {
  const table = rows[0]
  if (table === undefined) return null
  return {
    keyHash: table.key_hash,
    secrets: key.open(id, new Seal(table.sealed)),
    entries: entriesOf(id, table.last, rows.filter(isEntryRow), known.seq),
  }
}

/** A table to which nothing has come is one row all the same. */
const isEntryRow = (row: GrowthRow): row is GrowthRow & EntryRow => row.seq !== null

function setupOf(id: string, text: string): TableSetup {
  const setup = parsed(text)
  if (typeof setup !== 'object' || setup === null) throw damaged(id, 'its setup cannot be read')
  return setup as TableSetup
}
