import type { Kysely } from 'kysely'

/** Which tables that are over have their result written: only the others are looked for. */
export async function up(db: Kysely<Forms>): Promise<void> {
  await db.schema
    .alterTable('game_table')
    .addColumn('has_result', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('game_table')
    .set({ has_result: 1 })
    .where('number', 'in', written => written.selectFrom('game_result').select('game_table'))
    .execute()
  await db.schema.createIndex('game_table_unwritten').on('game_table').columns(['stage', 'has_result']).execute()
}

/** As far as this step knows them. */
interface Forms {
  readonly game_table: { readonly number: number; readonly stage: string; readonly has_result: number }
  readonly game_result: { readonly game_table: number }
}
