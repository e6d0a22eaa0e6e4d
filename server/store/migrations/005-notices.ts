import { type Kysely, sql } from 'kysely'

/** What people are told, by which ways, and what is still to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ways(db)
  await db.schema
    .createTable('notice')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('is_new', 'integer', column => column.notNull())
    .addColumn('was_called', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('notice_key', ['person', 'game_table'])
    .execute()
  // Those that nobody has looked at yet: of all others there may be many.
  await sql`create index notice_new on notice (created) where is_new = 1`.execute(db)
  await db.schema
    .createTable('delivery')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('claimed_until', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .execute()
  await db.schema.createIndex('delivery_due').on('delivery').column('due').execute()
  await db.schema.createIndex('delivery_person').on('delivery').columns(['person', 'game_table']).execute()
}

async function ways(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_setting')
    .addColumn('person', 'integer', column => column.primaryKey().references('person.number'))
    .addColumn('settings', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('subscription')
    .addColumn('endpoint_hash', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('sealed', 'blob', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('subscription_person').on('subscription').column('person').execute()
  await db.schema
    .createTable('contact')
    .addColumn('person', 'integer', column => column.primaryKey().references('person.number'))
    .addColumn('mail', 'blob', column => column.notNull())
    .addColumn('proved', 'bigint')
    .addColumn('code_hash', 'text')
    .addColumn('code_until', 'bigint', column => column.notNull())
    .addColumn('code_tries', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('webhook')
    .addColumn('person', 'integer', column => column.primaryKey().references('person.number'))
    .addColumn('sealed', 'blob', column => column.notNull())
    .execute()
}
