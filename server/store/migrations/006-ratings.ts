import type { Kysely } from 'kysely'

/** How games ended, what people are rated by, and the deals of the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await results(db)
  await ratings(db)
  await db.schema
    .createTable('day_result')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('record', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('day_result_key', ['day', 'person'])
    .execute()
  // The first page of a day's table, and the days of one person.
  await db.schema.createIndex('day_result_points').on('day_result').columns(['day', 'points']).execute()
  await db.schema.createIndex('day_result_person').on('day_result').columns(['person', 'day']).execute()
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_result')
    .addColumn('game_table', 'integer', column => column.primaryKey().references('game_table.number'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('is_rated', 'integer', column => column.notNull())
    .addColumn('ended', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('game_result_order')
    .on('game_result')
    .columns(['game', 'is_rated', 'ended', 'game_table'])
    .execute()
  await db.schema
    .createTable('seat_result')
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('person', 'integer', column => column.references('person.number'))
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('has_left', 'integer', column => column.notNull())
    .addColumn('ended', 'bigint', column => column.notNull())
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addPrimaryKeyConstraint('seat_result_key', ['game_table', 'seat'])
    .execute()
  // The last games of a person, without looking at the others.
  await db.schema.createIndex('seat_result_person').on('seat_result').columns(['person', 'ended']).execute()
}

async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'game'])
    .execute()
  await db.schema.createIndex('rating_board').on('rating').columns(['game', 'mu']).execute()
  await db.schema
    .createTable('tally')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('thing', 'text', column => column.notNull())
    .addColumn('times', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('tally_key', ['person', 'game', 'thing'])
    .execute()
  await db.schema.createIndex('tally_thing').on('tally').columns(['game', 'thing', 'times']).execute()
}
