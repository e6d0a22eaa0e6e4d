import { type Kysely, sql } from 'kysely'

/** Tables, their logs, and guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await tables(db)
  await chat(db)
  await db.schema
    .createTable('beat')
    .addColumn('node', 'text', column => column.primaryKey())
    .addColumn('process', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('is_running', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    // A number is never given twice, also not after somebody was forgotten: logs name people by it.
    .addColumn('number', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('sign_in')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute()
  await db.schema.createIndex('sign_in_person').on('sign_in').column('person').execute()
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_table')
    .addColumn('number', 'integer', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('to_move', 'integer')
    .addColumn('due', 'bigint')
    .addColumn('moved', 'bigint', column => column.notNull())
    .addColumn('host', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('key_hash', 'text')
    .addColumn('setup', 'text', column => column.notNull())
    .execute()
  // Of all tables that ever were, alarms and lists look at the few that are still played.
  await sql`create index game_table_due on game_table (due) where due is not null`.execute(db)
  await sql`create index game_table_running on game_table (stage) where stage not in ('over', 'called-off')`.execute(db)
  await db.schema.createIndex('game_table_host').on('game_table').column('host').execute()
  await db.schema
    .createTable('table_secret')
    .addColumn('game_table', 'integer', column => column.primaryKey().references('game_table.number'))
    .addColumn('sealed', 'blob', column => column.notNull())
    .execute()
  await db.schema
    .createTable('chair')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('person', 'integer', column => column.references('person.number'))
    .addPrimaryKeyConstraint('chair_key', ['game_table', 'seat'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await db.schema.createIndex('chair_person').on('chair').column('person').execute()
  await db.schema
    .createTable('entry')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('command', 'text')
    .addColumn('event', 'text', column => column.notNull())
    .addColumn('hash', 'text')
    .addPrimaryKeyConstraint('entry_key', ['game_table', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute()
}

async function chat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_line')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('phrase', 'text')
    .addColumn('text', 'text')
    .addColumn('is_for_watchers', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('chat_line_key', ['game_table', 'number'])
    .modifyEnd(sql`without rowid`)
    .execute()
  // It has the words themselves: they stay when the chat of somebody is deleted.
  await db.schema
    .createTable('report')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('line', 'integer', column => column.notNull())
    .addColumn('by_person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('phrase', 'text')
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('report_key', ['game_table', 'line', 'by_person'])
    .execute()
}
