import { Database } from '@roundhouse/server/store/database'
import { databaseIn, openStore } from '@roundhouse/server/store/open-store'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import { expect, test } from 'vitest'
import { KEPT, type KeptThing } from './kept.ts'

/** Where the page speaks of what lies in each table of the database; `null`: there is nothing of people in it. */
const SPOKEN_OF: Readonly<Record<string, KeptThing | null>> = {
  person: 'name',
  ...{ sign_in: 'sign-in', credential: 'sign-in', recovery_code: 'sign-in', known_device: 'sign-in' },
  ...{ passkey_challenge: 'sign-in', device_key: 'sign-in' },
  ...{ game_table: 'games', table_secret: 'games', chair: 'games', entry: 'games' },
  ...{ game_result: 'results', seat_result: 'results', rating: 'results', tally: 'results', day_result: 'results' },
  ...{ chat_line: 'chat', report: 'chat' },
  ...{ notice_setting: 'notices', subscription: 'notices', contact: 'notices', webhook: 'notices' },
  ...{ notice: 'notices', delivery: 'notices' },
  ...{ invited: 'people', favourite: 'people', vacation: 'people' },
  ...{ beat: null, meta: null },
}

/** What Kysely and SQLite have for themselves. */
const isOfTools = (name: string): boolean => /^(kysely_|sqlite_)/.test(name)

test('the page about privacy speaks of every table of the database', async () => {
  const { folder, remove } = temporaryFolder()
  await (await openStore({ folder, now: 0 })).close()
  const database = new Database(databaseIn(folder), 'read')
  const listed = "select group_concat(name) as names from sqlite_master where type = 'table'"
  const { names } = database.prepare(listed).get<{ names: string }>()!
  database.close()
  remove()
  const tables = names.split(',').filter(name => !isOfTools(name))
  expect(tables.sort()).toEqual(Object.keys(SPOKEN_OF).sort())
  // Network addresses are in none.
  expect(KEPT.filter(thing => !Object.values(SPOKEN_OF).includes(thing))).toEqual(['address'])
})
