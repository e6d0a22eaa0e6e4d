import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { temporaryFolder } from './samples.ts'

/** A database of its own in the PostgreSQL of the tests, and a folder for its key. */
export interface PostgresPlace {
  readonly url: string
  readonly folder: string
  /** Asks it something, as the one who runs it. */
  ask(sql: string): Promise<readonly Record<string, unknown>[]>
  /** A connection beside those of the store. */
  connect(): Promise<pg.Client>
  /** Everything in it is gone, as if it were new. */
  empty(): Promise<void>
  remove(): Promise<void>
}

export async function newPostgresPlace(): Promise<PostgresPlace> {
  const house = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await askAt(house, `create database ${name}`)
  const url = Object.assign(new URL(house), { pathname: `/${name}` }).href
  const { folder, remove } = temporaryFolder()
  return {
    url,
    folder,
    ask: sql => askAt(url, sql),
    connect: () => connectTo(url),
    empty: async () => void (await askAt(url, EMPTY)),
    async remove() {
      await askAt(house, `drop database ${name} with (force)`)
      remove()
    },
  }
}

const EMPTY = `
  do $$ begin
    if exists (select from pg_tables where tablename = 'game_table') then
      truncate person, game_table, beat restart identity cascade;
    end if;
  end $$
`

async function askAt(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = await connectTo(url)
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
