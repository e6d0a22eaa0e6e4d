import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveAfter, SECRETS, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { backUp } from './backup.ts'
import type { CopyCheck, CopyProgress } from './copy.ts'
import { Database } from './database.ts'
import { databaseIn, openStore } from './open-store.ts'
import { restore } from './restore.ts'
import { SealingKey } from './sealing.ts'
import type { SqliteStore } from './sqlite-store.ts'
import type { KeptTable } from './store.ts'

let folder: string
let backup: string
let other: string
let store: SqliteStore
let person: number
let replayed: KeptTable[]

const check: CopyCheck = { replay: table => void replayed.push(table) }

beforeEach(async () => {
  const place = temporaryFolder()
  folder = join(place.folder, 'data')
  backup = join(place.folder, 'monday.db')
  other = join(place.folder, 'other')
  replayed = []
  store = await openStore({ folder, now: START })
  person = await tablesIn(store, ['t', 'u'])
  for (const seq of [0, 1, 2]) await store.append(moveAfter('t', seq, person))
  return async () => {
    await store.close()
    place.remove()
  }
})

const keyFile = (): string => join(folder, 'key')

/** Everything that lies beside the backup by now. */
const beside = (): string[] => readdirSync(join(folder, '..')).sort()

describe('a backup', () => {
  test('is made while the server writes, and has what was kept by then', async () => {
    const made = backUp(folder, backup, check)
    await store.append(moveAfter('t', 3, person))
    expect(await made).toEqual({ file: backup, tables: 2, replayed: 2, faults: [], hasKey: true })
    expect(replayed.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['t', 3],
      ['u', 0],
    ])
    expect(replayed[0]!.secrets).toEqual(SECRETS)
    expect((await store.readTable('t'))?.entries.length).toBe(4)
    expect(beside()).toEqual(['data', 'monday.db'])
  })

  test('holds neither the key nor a share', async () => {
    await backUp(folder, backup, check)
    const text = readFileSync(backup).toString('latin1')
    for (const secret of [readFileSync(keyFile(), 'utf8').trim(), SECRETS.shares[0]!])
      expect(text).not.toContain(secret)
    if (process.platform !== 'win32') expect(statSync(backup).mode & 0o777, 'for its owner alone').toBe(0o600)
  })

  test('in which a table does not play again says so, and is kept: that table is no better in the original', async () => {
    const error = new Error('table u leads elsewhere')
    const replay: CopyCheck['replay'] = ({ id }) => {
      if (id === 'u') throw error
    }
    expect(await backUp(folder, backup, { replay })).toMatchObject({ replayed: 2, faults: [{ table: 'u', error }] })
    expect(beside()).toEqual(['data', 'monday.db'])
  })

  test('of many tables plays the last of them again, or all', async () => {
    await tablesIn(
      store,
      Array.from({ length: 60 }, (_, n) => `more ${n}`),
    )
    const told: CopyProgress[] = []
    const onProgress = (progress: CopyProgress) => void told.push(progress)
    expect(await backUp(folder, backup, { ...check, onProgress })).toMatchObject({ tables: 62, replayed: 50 })
    expect(replayed[0]!.id).toBe('t')
    expect(told.slice(0, 3).map(({ is }) => is)).toEqual(['copying', 'checking', 'replaying'])
    expect(told.at(-1)).toEqual({ is: 'replaying', done: 49, all: 50 })
    expect(await backUp(folder, `${backup}2`, { ...check, areAll: true })).toMatchObject({ tables: 62, replayed: 62 })
  })

  test('that somebody stops leaves nothing behind', async () => {
    const onProgress = ({ is }: CopyProgress) => {
      if (is === 'replaying') throw new Error('stopped')
    }
    await expect(backUp(folder, backup, { ...check, onProgress })).rejects.toThrow('stopped')
    expect(beside()).toEqual(['data'])
  })

  test('is none in a folder that does not exist', async () => {
    const nowhere = join(other, 'monday.db')
    await expect(backUp(folder, nowhere, check)).rejects.toMatchObject({ key: 'hosting.no-folder' })
    expect(beside()).toEqual(['data'])
  })

  test('of a damaged database is none', async () => {
    await store.close()
    const database = new Database(databaseIn(folder), 'write')
    database.execute('pragma foreign_keys = off; delete from game_table')
    database.close()
    await expect(backUp(folder, backup, check)).rejects.toThrow('some of its rows belong to none')
    const bytes = readFileSync(databaseIn(folder))
    writeFileSync(databaseIn(folder), bytes.fill(0x5a, 3 * 4096))
    await expect(backUp(folder, backup, check)).rejects.toThrow(/damaged/)
    expect(beside()).toEqual(['data'])
  })

  test('never replaces another, and needs something to copy', async () => {
    await backUp(folder, backup, check)
    await expect(backUp(folder, backup, check)).rejects.toThrow('exists already: a backup never replaces another.')
    await expect(backUp(other, `${backup}2`, check)).rejects.toThrow(`There is no database in ${other}.`)
  })
})

describe('restoring', () => {
  test('brings all back into an empty folder, and asks for the key', async () => {
    await store.beat(START)
    await backUp(folder, backup, check)
    const kept = await store.readTable('t')
    replayed = []
    expect(await restore(backup, other, null, check)).toEqual({
      ...{ file: databaseIn(other), tables: 2, replayed: 0, faults: [], hasKey: false },
    })
    await expect(openStore({ folder: other, now: START })).rejects.toThrow(
      'The key to the secrets of the tables is missing',
    )
    copyFileSync(keyFile(), join(other, 'key'))
    const restored = await openStore({ folder: other, now: START })
    expect(await restored.readTable('t')).toEqual(kept)
    expect(await restored.lastBeat()).toBe(START)
    expect(await restored.append(moveAfter('t', 3, person))).toBe('kept')
    await restored.close()
  })

  test('plays tables again if the key lies there already, and refuses one that does not fit', async () => {
    await backUp(folder, backup, check)
    replayed = []
    mkdirSync(other)
    writeFileSync(join(other, 'key'), SealingKey.newText())
    await expect(restore(backup, other, null, check)).rejects.toThrow(
      'The key beside the database belongs to another one.',
    )
    expect(readdirSync(other)).toEqual(['key'])
    copyFileSync(keyFile(), join(other, 'key'))
    expect(await restore(backup, other, null, check)).toMatchObject({ replayed: 2, hasKey: true })
    expect(replayed.map(({ id }) => id)).toEqual(['t', 'u'])
  })

  test('brings the key along if it is given, and takes none that is not the right one', async () => {
    await backUp(folder, backup, check)
    const wrong = join(folder, '..', 'wrong-key')
    for (const [text, why] of [
      [SealingKey.newText(), 'hosting.other-key'],
      ['no key at all', 'hosting.bad-key'],
    ] as const) {
      writeFileSync(wrong, text)
      await expect(restore(backup, other, wrong, check)).rejects.toMatchObject({ key: why })
      expect(existsSync(other)).toBe(false)
    }
    await expect(restore(backup, other, `${wrong}2`, check)).rejects.toMatchObject({ key: 'hosting.no-key-file' })
    replayed = []
    expect(await restore(backup, other, keyFile(), check)).toMatchObject({ replayed: 2, hasKey: true })
    expect(readFileSync(join(other, 'key'), 'utf8')).toBe(readFileSync(keyFile(), 'utf8'))
    if (process.platform !== 'win32') expect(statSync(join(other, 'key')).mode & 0o777).toBe(0o600)
    await (await openStore({ folder: other, now: START })).close()
    mkdirSync(`${other}2`)
    copyFileSync(keyFile(), join(`${other}2`, 'key'))
    await expect(restore(backup, `${other}2`, keyFile(), check)).rejects.toMatchObject({ key: 'hosting.restore.key' })
    expect(readdirSync(`${other}2`)).toEqual(['key'])
  })

  test('of what is no backup is refused', async () => {
    writeFileSync(backup, '')
    await expect(restore(backup, other, null, check)).rejects.toMatchObject({ key: 'hosting.foreign' })
    writeFileSync(backup, 'Dear diary, '.repeat(1000))
    await expect(restore(backup, other, null, check)).rejects.toMatchObject({ key: 'hosting.damaged' })
    expect(existsSync(other)).toBe(false)
  })

  test('never goes over what lies there', async () => {
    await backUp(folder, backup, check)
    const before = readdirSync(folder)
    await expect(restore(backup, folder, null, check)).rejects.toThrow(
      'A backup is restored into an empty folder only.',
    )
    expect(readdirSync(folder)).toEqual(before)
  })

  test('of a damaged file, or of none, leaves nothing behind', async () => {
    await expect(restore(backup, other, null, check)).rejects.toThrow(`There is no backup ${backup}.`)
    expect(existsSync(other)).toBe(false)
    await backUp(folder, backup, check)
    const bytes = readFileSync(backup)
    writeFileSync(backup, bytes.subarray(0, bytes.length - 4096))
    await expect(restore(backup, other, null, check)).rejects.toThrow('damaged')
    expect(existsSync(other)).toBe(false)
  })
})
