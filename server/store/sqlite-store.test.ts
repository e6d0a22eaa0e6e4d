import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { moveAfter, SECRETS, SETUP, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { storeLaws } from '../testing/store-laws.ts'
import { Database } from './database.ts'
import { databaseIn, openStore } from './open-store.ts'
import type { SqliteStore } from './sqlite-store.ts'

describe('SQLite', () => {
  storeLaws(async () => {
    const { folder, remove } = temporaryFolder()
    return {
      open: onCommit => openStore({ folder, now: START, onCommit }),
      // One that came to the same file after all.
      second: () => openStore({ folder, now: START, isShared: true }),
      change: async sql => {
        const database = new Database(databaseIn(folder), 'write')
        database.execute(sql)
        database.close()
      },
      dropTrigger: 'drop trigger game_table_ended',
      remove: async () => remove(),
    }
  })
})

let folder: string
let store: SqliteStore

beforeEach(async () => {
  const place = temporaryFolder()
  folder = place.folder
  store = await openStore({ folder, now: START })
  return async () => {
    await store.close()
    place.remove()
  }
})

test('a group commit answers nothing before it is on the disk', async () => {
  const person = await tablesIn(store, ['t'])
  const second = await openStore({ folder, now: START, isShared: true })
  onTestFinished(() => second.close())
  let isAnswered = false
  const answer = store.append(moveAfter('t', 0, person)).then(() => (isAnswered = true))
  await Promise.resolve()
  expect([isAnswered, (await second.readTable('t'))?.entries.length]).toEqual([false, 0])
  await answer
  expect((await second.readTable('t'))?.entries.length).toBe(1)
})

test('nothing in the files shows a share or a plan', async () => {
  await tablesIn(store, ['t'])
  const files = readdirSync(folder).map(name => readFileSync(`${folder}/${name}`).toString('latin1'))
  expect(files.some(text => text.includes(SETUP.game))).toBe(true)
  for (const text of files) for (const share of SECRETS.shares) if (share) expect(text).not.toContain(share)
})
