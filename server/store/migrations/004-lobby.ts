import { type Kysely, sql } from 'kysely'

/** Tables that anybody finds, rematches, invitations and favourites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['is_open', 'is_public'])
    await db.schema
      .alterTable('game_table')
      .addColumn(column, 'integer', each => each.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('game_table')
    .addColumn('rematch_of', 'integer', column => column.references('game_table.number'))
    .execute()
  // Of all tables that ever were, the lobby looks at those that are open or played before everybody.
  await sql`create index game_table_open on game_table (stage) where is_open = 1`.execute(db)
  await sql`create index game_table_public on game_table (stage) where is_public = 1`.execute(db)
  // Two who want a rematch in the same instant get the same one.
  await db.schema.createIndex('game_table_rematch').on('game_table').column('rematch_of').unique().execute()
  await db.schema
    .createTable('invited')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('by_person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invited_key', ['game_table', 'person'])
    .execute()
  await db.schema.createIndex('invited_person').on('invited').column('person').execute()
  await db.schema
    .createTable('favourite')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('other', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('favourite_key', ['person', 'other'])
    .execute()
}
