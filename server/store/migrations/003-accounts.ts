import { type Kysely, sql } from 'kysely'

/** Accounts: a name of one's own, passkeys, passwords and codes, and the devices somebody is signed in on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await signIns(db)
  await db.schema
    .createTable('credential')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('credential_person').on('credential').column('person').execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('code_hash', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('used', 'bigint')
    .execute()
  await db.schema.createIndex('recovery_code_person').on('recovery_code').column('person').execute()
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('challenge', 'text', column => column.notNull())
    .addColumn('name', 'text')
    .addColumn('until_at', 'bigint', column => column.notNull())
    .execute()
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('person').addColumn('name_key', 'text').execute()
  await db.schema
    .alterTable('person')
    .addColumn('seen', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('person').addColumn('gone', 'bigint').execute()
  await db.schema.createIndex('person_name_key').unique().on('person').column('name_key').execute()
  // Nobody has noted yet when they were here: nobody is forgotten for what was not noted.
  await sql`update person set seen = coalesce((select max(at) from beat), 0)`.execute(db)
}

async function signIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sign_in')
    .addColumn('device', 'text', column => column.notNull().defaultTo(''))
    .execute()
  for (const time of ['seen', 'proven'])
    await db.schema
      .alterTable('sign_in')
      .addColumn(time, 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  await db.schema
    .createTable('known_device')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('known_device_person').on('known_device').column('person').execute()
}
