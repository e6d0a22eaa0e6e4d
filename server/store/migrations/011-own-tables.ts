import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/**
 * Since when the table of a chair is over, so that somebody with thousands of games behind them has their list at once. The database
 * itself notes it: also where a server of the version before ends the game.
 */
export async function up(db: Kysely<Forms>): Promise<void> {
  await db.schema.alterTable('chair').addColumn('ended', 'bigint').execute()
  await sql`update chair set ended = (select moved from game_table where number = chair.game_table)
    where game_table in (select number from game_table where stage in ('over', 'called-off'))`.execute(db)
  await db.schema.createIndex('chair_own').on('chair').columns(['person', 'ended']).execute()
  await sql`create index game_table_own_running on game_table (host) where stage not in ('over', 'called-off')`.execute(
    db,
  )
  await sql`create index game_table_own_ended on game_table (host, moved) where stage in ('over', 'called-off')`.execute(
    db,
  )
  await (isPostgres(db as Kysely<unknown>) ? noteEndInPostgres(db) : noteEndInSqlite(db))
}

async function noteEndInSqlite(db: Kysely<Forms>): Promise<void> {
  await sql`
    create trigger game_table_ended after update of stage on game_table
    when (new.stage in ('over', 'called-off')) <> (old.stage in ('over', 'called-off'))
    begin
      update chair set ended = case when new.stage in ('over', 'called-off') then new.moved end
      where game_table = new.number;
    end
  `.execute(db)
}

async function noteEndInPostgres(db: Kysely<Forms>): Promise<void> {
  await sql`
    create function note_end() returns trigger language plpgsql as $$
    begin
      update chair set ended = case when new.stage in ('over', 'called-off') then new.moved end
      where game_table = new.number;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger game_table_ended after update on game_table for each row
    when ((new.stage in ('over', 'called-off')) <> (old.stage in ('over', 'called-off')))
    execute function note_end()
  `.execute(db)
}

/** As far as this step knows them. */
interface Forms {
  readonly chair: { readonly game_table: number; readonly person: number | null }
}
