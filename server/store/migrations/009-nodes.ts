import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** What several servers on one store need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game_table')
    .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  // A SQLite file has one server.
  if (!isPostgres(db)) return
  await db.schema
    .createTable('alarm_claim')
    // It is written every few seconds, is nothing after a crash, and costs no flush of the disk.
    .modifyFront(sql`unlogged`)
    .addColumn('game_table', 'integer', column => column.primaryKey().references('game_table.number'))
    .addColumn('node', 'text', column => column.notNull())
    .addColumn('until_at', 'bigint', column => column.notNull())
    .execute()
}
