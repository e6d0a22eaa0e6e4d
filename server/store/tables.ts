import type { TableSetup } from '@roundhouse/wire/setup'
import type { TableIndex } from '../table/table-index.ts'
import type { Database } from './database.ts'
import { damaged, entriesOf, parsed } from './rows.ts'
import { Seal, type SealingKey } from './sealing.ts'
import type { KeptTable } from './store.ts'

/** By which number the other rows of a table name it; `null`: there is none. */
export function numberOf({ all, queries }: Pick<Database, 'all' | 'queries'>, id: string): number | null {
  return all(queries.selectFrom('game_table').select('number').where('id', '=', id))[0]?.number ?? null
}

/** A new table with an empty log. Gives the number that the other rows name it by. */
export function insertTable(
  { all, queries }: Database,
  { id, host, setup, keyHash, created }: Omit<KeptTable, 'entries'>,
  { stage, toMove, due }: TableIndex,
  sealed: Seal,
): number {
  const row = {
    ...{ id, host, created, stage, due },
    ...{ setup: JSON.stringify(setup), key_hash: keyHash, seq: 0, to_move: toMove, moved: created },
  }
  const [table] = all(queries.insertInto('game_table').values(row).returning('number'))
  const { number } = table!
  all(queries.insertInto('table_secret').values({ game_table: number, sealed: Seal.bytesOf(sealed) }))
  return number
}

export function readTable(database: Database, key: SealingKey, id: string): KeptTable | null {
  const { all, queries } = database
  const [table] = all(queries.selectFrom('game_table').selectAll().where('id', '=', id))
  if (table === undefined) return null
  const { host, key_hash, created } = table
  const rows = all(queries.selectFrom('entry').selectAll().where('game_table', '=', table.number).orderBy('seq'))
  return {
    ...{ id, host, keyHash: key_hash, created, setup: setupOf(id, table.setup) },
    secrets: key.open(id, sealedOf(database, id, table.number)),
    entries: entriesOf(id, table.seq, rows),
  }
}

function sealedOf({ all, queries }: Database, id: string, table: number): Seal {
  const [row] = all(queries.selectFrom('table_secret').select('sealed').where('game_table', '=', table))
  if (row === undefined) throw damaged(id, 'its secrets are missing')
  return new Seal(row.sealed)
}

function setupOf(id: string, text: string): TableSetup {
  const setup = parsed(text)
  if (typeof setup !== 'object' || setup === null) throw damaged(id, 'its setup cannot be read')
  return setup as TableSetup
}
