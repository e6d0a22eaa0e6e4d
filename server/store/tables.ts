import type { TableSetup } from '@roundhouse/wire/setup'
import type { TableIndex } from '../table/table-index.ts'
import { damaged, entriesOf, parsed } from './rows.ts'
import { Seal, type SealingKey } from './sealing.ts'
import type { KeptTable, NewKeptTable } from './store.ts'
import { all, first, type Work } from './work.ts'

/** By which number the other rows of a table name it; `null`: there is none. */
export const numberOf = (id: string): Work<number | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('game_table').select('number').where('id', '=', id))
    return row?.number ?? null
  }

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
    const table = yield* first(queries.selectFrom('game_table').selectAll().where('id', '=', id))
    if (table === undefined) return null
    const { number, host, key_hash, created, seq, revision } = table
    const rows = yield* all(queries.selectFrom('entry').selectAll().where('game_table', '=', number).orderBy('seq'))
    const secret = yield* first(queries.selectFrom('table_secret').select('sealed').where('game_table', '=', number))
    if (secret === undefined) throw damaged(id, 'its secrets are missing')
    return {
      ...{ id, host, keyHash: key_hash, created, revision, setup: setupOf(id, table.setup) },
      secrets: key.open(id, new Seal(secret.sealed)),
      entries: entriesOf(id, seq, rows),
    }
  }

function setupOf(id: string, text: string): TableSetup {
  const setup = parsed(text)
  if (typeof setup !== 'object' || setup === null) throw damaged(id, 'its setup cannot be read')
  return setup as TableSetup
}
