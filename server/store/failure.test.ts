import { beforeEach, describe, expect, test } from 'vitest'
import { move, moveAfter, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { Database } from './database.ts'
import { keyOf } from './key.ts'
import { migrate } from './migrations/migrate.ts'
import { databaseIn } from './open-store.ts'
import { SqliteStore } from './sqlite-store.ts'

let file: string
let database: Database
let store: SqliteStore
let person: number

/** A file that may not grow is a disk that is full: SQLite reports both in the same way. */
const pages = (): number => database.prepare('pragma page_count').get<{ page_count: number }>()!.page_count
const allow = (most: number): void => database.execute(`pragma max_page_count = ${most}`)

beforeEach(async () => {
  const { folder, remove } = temporaryFolder()
  file = databaseIn(folder)
  database = new Database(file, 'write')
  await migrate(database.queries)
  store = new SqliteStore(database, await keyOf(database, folder))
  person = await tablesIn(store, ['t', 'u', 'v'])
  return async () => {
    await store.close()
    remove()
  }
})

/** An entry that needs pages of its own. */
const large = (table: string, after: number) => ({
  ...moveAfter(table, after, person),
  entries: [move(after + 1, person, 'x'.repeat(20_000))],
})

const full = {
  name: 'StoreFailure',
  code: 'full',
  message: 'The disk is full, so nothing was written. Make room: the tables continue by themselves.',
}

describe('on a full disk', () => {
  test('what arrives is refused, nothing of it is written, and all goes on when there is room', async () => {
    await store.append(moveAfter('t', 0, person))
    const before = await store.readTable('t')
    allow(pages())
    await expect(store.append(large('t', 1))).rejects.toMatchObject(full)
    expect(await store.readTable('t')).toEqual(before)
    allow(1_000_000)
    expect(await store.append(large('t', 1))).toBe('kept')
    expect((await store.readTable('t'))?.entries.map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('all of one commit fail together, and those of the next one do not', async () => {
    allow(pages())
    const answers = await Promise.allSettled([
      store.append(moveAfter('t', 0, person)),
      store.append(large('u', 0)),
      store.newPerson('Bob', 'token of Bob', START),
    ])
    expect(answers).toMatchObject(answers.map(() => ({ status: 'rejected', reason: full })))
    expect(await store.append(moveAfter('t', 0, person))).toBe('kept')
    expect(await store.personOf('token of Bob')).toBeNull()
  })

  test('what needs no more room than there is, is kept', async () => {
    allow(pages())
    expect(await store.append(moveAfter('v', 0, person))).toBe('kept')
  })
})

test('while another program holds the database nothing is written, and then it goes on', async () => {
  database.execute('pragma busy_timeout = 0')
  const other = new Database(file, 'write')
  other.execute('begin immediate')
  const busy = {
    name: 'StoreFailure',
    code: 'busy',
    message: expect.stringContaining('Another program holds the database'),
  }
  await expect(store.append(moveAfter('t', 0, person))).rejects.toMatchObject(busy)
  expect((await store.readTable('t'))?.entries, 'reading never waits').toEqual([])
  other.execute('rollback')
  other.close()
  expect(await store.append(moveAfter('t', 0, person))).toBe('kept')
})

test('a file that may not be written is said, and read all the same', async () => {
  database.execute('pragma query_only = on')
  await expect(store.append(moveAfter('t', 0, person))).rejects.toMatchObject({ code: 'unwritable' })
  expect((await store.readTable('t'))?.entries).toEqual([])
  database.execute('pragma query_only = off')
  expect(await store.append(moveAfter('t', 0, person))).toBe('kept')
})
