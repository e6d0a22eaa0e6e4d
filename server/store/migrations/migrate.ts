import { Refusal } from '@roundhouse/kernel/game'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { up as tables } from './001-tables.ts'
import { up as keysAndVacations } from './002-keys-and-vacations.ts'
import { up as accounts } from './003-accounts.ts'
import { up as lobby } from './004-lobby.ts'
import { up as notices } from './005-notices.ts'
import { up as ratings } from './006-ratings.ts'
import { up as moderation } from './007-moderation.ts'
import { up as tournaments } from './008-tournaments.ts'
import { up as nodes } from './009-nodes.ts'
import { up as unwrittenResults } from './010-unwritten-results.ts'
import { up as ownTables } from './011-own-tables.ts'
import { forPostgres, isPostgres } from './dialect.ts'

/** Each only adds: the version before can still run on what it leaves. What is to go, goes one release later. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': { up: tables },
  '002-keys-and-vacations': { up: keysAndVacations },
  '003-accounts': { up: accounts },
  '004-lobby': { up: lobby },
  '005-notices': { up: notices },
  '006-ratings': { up: ratings },
  '007-moderation': { up: moderation },
  '008-tournaments': { up: tournaments },
  '009-nodes': { up: nodes },
  '010-unwritten-results': { up: unwrittenResults },
  '011-own-tables': { up: ownTables },
}

/** Brings a database to the newest form. One that a newer version has brought further is refused. */
export async function migrate<Tables>(queries: Kysely<Tables>): Promise<void> {
  const db = isPostgres(queries as Kysely<unknown>) ? queries.withPlugin(forPostgres) : queries
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  await refuseNewer(queries)
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

export async function refuseNewer<Tables>(queries: Kysely<Tables>): Promise<void> {
  const unknown = (await migrationsOf(queries)).filter(name => !(name in MIGRATIONS))
  if (unknown.length === 0) return
  throw new Refusal(
    `The database was last used by a newer version of Roundhouse (${unknown.join(', ')}). ` +
      'Use that version, or restore a backup from before the update into an empty folder.',
    'hosting.newer',
    { forms: unknown.join(', ') },
  )
}

/** Refuses a database that no server of ours has made. */
export async function refuseForeign<Tables>(queries: Kysely<Tables>, file: string): Promise<void> {
  if ((await migrationsOf(queries)).length > 0) return
  throw new Refusal(`${file} is no database of Roundhouse.`, 'hosting.foreign', { file })
}

/** Refuses a database that has another form than this version writes. */
export async function refuseOtherForm<Tables>(queries: Kysely<Tables>, file: string): Promise<void> {
  await refuseForeign(queries, file)
  await refuseNewer(queries)
  const found = await migrationsOf(queries)
  if (Object.keys(MIGRATIONS).some(name => !found.includes(name)))
    throw new Refusal(
      'The database was last used by an older version of Roundhouse. Start the server once with this version.',
      'hosting.older',
    )
}

async function migrationsOf<Tables>(queries: Kysely<Tables>): Promise<string[]> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(queries)
  return rows.map(({ name }) => name)
}
