import { type Kysely, sql } from 'kysely'

/** Keys that bring a person to another browser, and days off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_key')
    // One for each person: a new one takes the place of the last.
    .addColumn('person', 'integer', column => column.primaryKey().references('person.number'))
    .addColumn('key_hash', 'text', column => column.notNull().unique())
    .addColumn('until_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('vacation')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('from_at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('vacation_key', ['person', 'from_at'])
    .modifyEnd(sql`without rowid`)
    .execute()
}
