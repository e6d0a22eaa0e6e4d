import type { Kysely } from 'kysely'

/** Tournaments: who takes part, the rounds, and which tables were played in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tournaments(db)
  await rounds(db)
}

async function tournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournament')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('maker', 'integer', column => column.notNull().references('person.number'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('plan', 'text', column => column.notNull())
    .addColumn('is_open', 'integer', column => column.notNull())
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('closes', 'bigint')
    .addColumn('rounds', 'integer', column => column.notNull())
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('tournament_stage').on('tournament').columns(['stage', 'closes']).execute()
  await db.schema
    .createTable('tournament_person')
    .addColumn('tournament', 'text', column => column.notNull().references('tournament.id'))
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('registered', 'bigint', column => column.notNull())
    .addColumn('group_number', 'integer')
    .addColumn('left_after', 'integer')
    .addPrimaryKeyConstraint('tournament_person_key', ['tournament', 'person'])
    .execute()
  await db.schema.createIndex('tournament_person_person').on('tournament_person').column('person').execute()
}

async function rounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournament_round')
    .addColumn('tournament', 'text', column => column.notNull().references('tournament.id'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('is_final', 'integer', column => column.notNull())
    .addColumn('deal', 'text', column => column.notNull().unique())
    .addColumn('commitment', 'text', column => column.notNull())
    .addColumn('began', 'bigint', column => column.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('is_disclosed', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('tournament_round_key', ['tournament', 'round'])
    .execute()
  await db.schema
    .createTable('tournament_table')
    .addColumn('game_table', 'integer', column => column.primaryKey().references('game_table.number'))
    .addColumn('tournament', 'text', column => column.notNull().references('tournament.id'))
    .addColumn('round', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('tournament_table_round')
    .on('tournament_table')
    .columns(['tournament', 'round'])
    .execute()
  await db.schema
    .createTable('tournament_bye')
    .addColumn('tournament', 'text', column => column.notNull().references('tournament.id'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addPrimaryKeyConstraint('tournament_bye_key', ['tournament', 'round', 'person'])
    .execute()
}
