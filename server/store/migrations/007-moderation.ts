import type { Kysely } from 'kysely'

/** Whom people avoid, what they report, what hosts do about it, and who is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('avoidance')
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('other', 'integer', column => column.notNull().references('person.number'))
    .addColumn('how', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('avoidance_key', ['person', 'other'])
    .execute()
  // Whoever speaks has to know who does not hear them.
  await db.schema.createIndex('avoidance_other').on('avoidance').column('other').execute()
  await db.schema
    .createTable('abuse_report')
    .addColumn('number', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('game_table', 'integer', column => column.notNull().references('game_table.number'))
    .addColumn('by_person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('command', 'text', column => column.notNull())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('done', 'bigint')
    .addColumn('done_by', 'integer', column => column.references('person.number'))
    .addColumn('note', 'text', column => column.notNull().defaultTo(''))
    // What is sent again because no answer came is reported once.
    .addUniqueConstraint('abuse_report_command', ['by_person', 'command', 'person'])
    .execute()
  await db.schema.createIndex('abuse_report_person').on('abuse_report').column('person').execute()
  await db.schema
    .createTable('sanction')
    .addColumn('number', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint')
    .addColumn('by_person', 'integer', column => column.references('person.number'))
    .addColumn('why', 'text', column => column.notNull())
    .addColumn('report', 'integer', column => column.references('abuse_report.number'))
    .addColumn('lifted', 'bigint')
    .addColumn('lifted_by', 'integer', column => column.references('person.number'))
    .addColumn('lifted_why', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('sanction_person').on('sanction').column('person').execute()
  await db.schema
    .createTable('server_host')
    .addColumn('number', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('person', 'integer', column => column.notNull().references('person.number'))
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('removed', 'bigint')
    .execute()
  await bringAlong(db as Kysely<LinesAndReports>)
}

interface LinesAndReports {
  report: {
    readonly game_table: number
    readonly line: number
    readonly by_person: number
    readonly at: number
    readonly person: number
    readonly name: string
    readonly phrase: string | null
    readonly text: string | null
  }
  abuse_report: {
    readonly game_table: number
    readonly by_person: number
    readonly command: string
    readonly person: number
    readonly reason: string
    readonly text: string
    readonly lines: string
    readonly at: number
  }
}

/** Lines that were reported before are reports, too. When each was said is not known any more. */
async function bringAlong(db: Kysely<LinesAndReports>): Promise<void> {
  for (const row of await db.selectFrom('report').selectAll().execute()) {
    const { game_table, line, by_person, at, person, name, phrase, text } = row
    const lines = JSON.stringify([{ number: line, at, person, name, phrase, text, isMeant: true }])
    const rest = { command: `line ${game_table} ${line} by ${by_person}`, reason: 'other', text: '', lines }
    await db
      .insertInto('abuse_report')
      .values({ game_table, by_person, at, person, ...rest })
      .execute()
  }
}
