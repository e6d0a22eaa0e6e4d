import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { askAt, connectTo } from './postgres-client.ts'
import { temporaryFolder } from './samples.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL for all tests of a run. */
    readonly postgres: string
  }
}

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
