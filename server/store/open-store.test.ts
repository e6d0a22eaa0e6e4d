import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { moveAfter, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { Database } from './database.ts'
import { databaseIn, openStore } from './open-store.ts'
import { SealingKey } from './sealing.ts'
import type { SqliteStore } from './sqlite-store.ts'

let folder: string

beforeEach(() => {
  const place = temporaryFolder()
  folder = join(place.folder, 'data')
  return place.remove
})

async function open(now = START): Promise<SqliteStore> {
  const store = await openStore({ folder, now })
  onTestFinished(() => store.close())
  return store
}

/** Changes the database behind the back of everybody. */
function execute(sql: string): void {
  const database = new Database(databaseIn(folder), 'write')
  database.execute(sql)
  database.close()
}

test('everything is in one folder, for its owner alone', async () => {
  await tablesIn(await open(), ['t'])
  expect(readdirSync(folder).sort()).toEqual(['key', 'lock', 'roundhouse.db', 'roundhouse.db-shm', 'roundhouse.db-wal'])
  if (process.platform === 'win32') return
  const rights = (name: string): number => statSync(join(folder, name)).mode & 0o777
  expect(['.', 'key', 'roundhouse.db', 'roundhouse.db-wal'].map(rights)).toEqual([0o700, 0o600, 0o600, 0o600])
})

test('a commit is flushed, and the log is written ahead', async () => {
  const database = new Database(join(folder, '..', 'other.db'), 'write')
  onTestFinished(() => database.close())
  const pragma = (name: string): unknown => Object.values(database.prepare(`pragma ${name}`).get<object>()!)[0]
  expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual(['wal', 2, 1])
})

describe('two servers', () => {
  test('the second is refused with what to do, and let in when the first has stopped', async () => {
    const first = await open()
    await first.beat(START)
    await expect(open()).rejects.toThrow(
      `Another server (process ${process.pid}) uses ${folder}. Stop it first, or choose another folder with --data.`,
    )
    await first.close()
    await open()
  })

  test('before its first beat it is refused, too', async () => {
    await open()
    await expect(open()).rejects.toThrow('Another server uses')
  })

  test('what a server on another machine has is refused until it was silent for 15 seconds', async () => {
    const store = await open()
    await store.beat(START)
    await store.close()
    execute(`update beat set node = 'elsewhere', process = 42, is_running = 1`)
    await expect(open(START + 14_999)).rejects.toThrow(
      'Another server (process 42 on elsewhere) uses this folder. Stop it first, or choose another folder with --data. ' +
        'If it has crashed, wait 15 seconds.',
    )
    await expect(open(START - 14_999), 'clocks that differ').rejects.toThrow('elsewhere')
    const next = await open(START + 15_000)
    expect(await next.lastBeat()).toBe(START)
    await next.beat(START + 15_000)
    expect(await next.lastBeat()).toBe(START + 15_000)
  })

  test('a clock that was set back by an hour keeps nobody out', async () => {
    const store = await open()
    await store.beat(START)
    await store.close()
    execute(`update beat set node = 'elsewhere', is_running = 1`)
    await open(START - 3_600_000)
  })

  test('what a server here left in a crash is taken over at once', async () => {
    const store = await open()
    await store.beat(START)
    await store.close()
    execute(`update beat set node = '${hostname()}', is_running = 1`)
    await open(START + 1)
  })
})

describe('the key', () => {
  test('stays the same, and without it nothing is opened and no new one is made', async () => {
    const store = await open()
    await tablesIn(store, ['t'])
    await store.close()
    const key = readFileSync(join(folder, 'key'), 'utf8')
    expect(SealingKey.from(key.trim())).not.toBeNull()
    rmSync(join(folder, 'key'))
    await expect(open()).rejects.toThrow('The key to the secrets of the tables is missing')
    expect(readdirSync(folder)).not.toContain('key')
    writeFileSync(join(folder, 'key'), key)
    expect(await (await open()).readTable('t')).toMatchObject({ id: 't' })
  })

  test('of another store, or what is no key, is refused', async () => {
    await (await open()).close()
    writeFileSync(join(folder, 'key'), SealingKey.newText())
    await expect(open()).rejects.toThrow('The key beside the database belongs to another one.')
    writeFileSync(join(folder, 'key'), 'open sesame')
    await expect(open()).rejects.toThrow('is no key: it should be 64 hexadecimal digits')
  })
})

describe('versions', () => {
  test('a database of a newer version is refused, and stays as it was', async () => {
    await (await open()).close()
    execute(`insert into kysely_migration values ('009-ratings', '2030-01-01')`)
    await expect(open()).rejects.toThrow(
      'The database was last used by a newer version of Roundhouse (009-ratings). ' +
        'Use that version, or restore a backup from before the update into an empty folder.',
    )
  })

  test('half a migration is none', async () => {
    mkdirSync(folder)
    execute('create table meta (something integer)') // in the way of the last thing that is made
    await expect(open()).rejects.toThrow('already exists')
    execute('drop table meta')
    await tablesIn(await open(), ['t'])
  })
})

describe('damage', () => {
  async function damaged(damage: () => void): Promise<SqliteStore> {
    const store = await open()
    const person = await tablesIn(store, ['t', 'u'])
    for (const table of ['t', 'u']) for (const seq of [0, 1, 2]) await store.append(moveAfter(table, seq, person))
    await store.close()
    damage()
    return await open()
  }

  const ofTable = `game_table = (select number from game_table where id = 't')`

  test.each([
    [`update entry set event = '{"kind":' where ${ofTable} and seq = 2`, 'entry 2 cannot be read'],
    [`update entry set event = '7' where ${ofTable} and seq = 3`, 'entry 3 cannot be read'],
    [`update entry set author = 'nobody' where ${ofTable} and seq = 1`, 'entry 1 cannot be read'],
    [`update entry set seq = 9 where ${ofTable} and seq = 2`, 'entry 2 cannot be read'],
    [`delete from entry where ${ofTable} and seq = 3`, 'it should have 3 entries and has 2'],
    [`update game_table set setup = 'x' where id = 't'`, 'its setup cannot be read'],
    [`delete from table_secret where ${ofTable}`, 'its secrets are missing'],
  ])('of one row (%s) is said, and other tables play on', async (sql, how) => {
    const store = await damaged(() => execute(sql))
    const failure = { code: 'damaged', message: expect.stringContaining(`Table t is damaged in the database: ${how}.`) }
    await expect(store.readTable('t')).rejects.toMatchObject(failure)
    expect((await store.readTable('u'))?.entries.length).toBe(3)
    const { host } = (await store.readTable('u'))!
    expect(await store.append(moveAfter('u', 3, host))).toBe('kept')
    expect((await store.tablesOf(host)).map(({ id }) => id)).toContain('u')
  })

  test('secrets of another table are refused', async () => {
    const store = await damaged(() =>
      execute(`update table_secret set sealed = (select max(sealed) from table_secret)`),
    )
    const answers = await Promise.allSettled(['t', 'u'].map(id => store.readTable(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  /** Writes rubbish over pages of the file. */
  function overwrite(first: number, last: number): void {
    const bytes = readFileSync(databaseIn(folder))
    writeFileSync(databaseIn(folder), bytes.fill(0x5a, (first - 1) * 4096, Math.min(last * 4096, bytes.length)))
  }

  const failure = { name: 'StoreFailure', code: 'damaged', message: expect.stringContaining('restore a backup') }

  test('of a page of the file is said by whatever needs it, and the rest goes on', async () => {
    const store = await damaged(() => {
      const database = new Database(databaseIn(folder), 'read')
      const { rootpage } = database
        .prepare(`select rootpage from sqlite_schema where name = 'entry'`)
        .get<{ rootpage: number }>()!
      database.close()
      overwrite(rootpage, rootpage)
    })
    await expect(store.readTable('t')).rejects.toMatchObject(failure)
    const [append, person] = await Promise.allSettled([
      store.append(moveAfter('t', 3, 1)),
      store.newPerson('Bob', 'token of Bob', START),
    ])
    expect(append).toMatchObject({ status: 'rejected', reason: failure })
    expect(person).toMatchObject({ status: 'fulfilled', value: { name: 'Bob' } })
  })

  test('of the whole file is said when it is opened', async () => {
    await expect(damaged(() => overwrite(2, 99))).rejects.toMatchObject(failure)
    await expect(damaged(() => overwrite(1, 1))).rejects.toMatchObject(failure)
  })
})

test('what the power cut left of a write that was not flushed yet does no harm', async () => {
  const store = await open()
  const person = await tablesIn(store, ['t'])
  const wal = `${databaseIn(folder)}-wal`
  await store.append(moveAfter('t', 0, person))
  await store.append(moveAfter('t', 1, person))
  const answered = statSync(wal).size
  await store.append(moveAfter('t', 2, person))
  const [database, log, key] = [databaseIn(folder), wal, join(folder, 'key')].map(file => readFileSync(file))
  // Of the third write any part may have reached the disk, in any order, and rubbish in its place.
  for (const [place, end] of [0, 1, 24, 500, 4096, log!.length - answered - 1].entries()) {
    folder = join(folder, '..', `after-${place}`)
    mkdirSync(folder)
    const torn = Buffer.concat([log!.subarray(0, answered + end), Buffer.alloc(place * 1000, 0xa5)])
    for (const [name, bytes] of Object.entries({ 'roundhouse.db': database!, 'roundhouse.db-wal': torn, key: key! }))
      writeFileSync(join(folder, name), bytes)
    const entries = (await (await open()).readTable('t'))!.entries
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2])
  }
})
