import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveAfter, SECRETS, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { backUp } from './backup.ts'
import type { ReplayCheck } from './copy.ts'
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

const replay: ReplayCheck = table => void replayed.push(table)

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
    const made = backUp(folder, backup, replay)
    await store.append(moveAfter('t', 3, person))
    expect(await made).toEqual({
      ...{ file: backup, tables: 2, replayed: 2 },
      note: `The key is not in it. Keep a copy of ${keyFile()} in another place: without it no running game can continue.`,
    })
    expect(replayed.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['t', 3],
      ['u', 0],
    ])
    expect(replayed[0]!.secrets).toEqual(SECRETS)
    expect((await store.readTable('t'))?.entries.length).toBe(4)
    expect(beside()).toEqual(['data', 'monday.db'])
  })

  test('holds neither the key nor a share', async () => {
    await backUp(folder, backup, replay)
    const text = readFileSync(backup).toString('latin1')
    for (const secret of [readFileSync(keyFile(), 'utf8').trim(), SECRETS.shares[0]!])
      expect(text).not.toContain(secret)
    if (process.platform !== 'win32') expect(statSync(backup).mode & 0o777, 'for its owner alone').toBe(0o600)
  })

  test('in which a table does not play again is none', async () => {
    const refusing: ReplayCheck = ({ id }) => {
      if (id === 'u') throw new Error('table u leads elsewhere')
    }
    await expect(backUp(folder, backup, refusing)).rejects.toThrow('table u leads elsewhere')
    expect(beside()).toEqual(['data'])
  })

  test('of a damaged database is none', async () => {
    await store.close()
    const database = new Database(databaseIn(folder), 'write')
    database.execute('pragma foreign_keys = off; delete from game_table')
    database.close()
    await expect(backUp(folder, backup, replay)).rejects.toThrow('some of its rows belong to none')
    const bytes = readFileSync(databaseIn(folder))
    writeFileSync(databaseIn(folder), bytes.fill(0x5a, 3 * 4096))
    await expect(backUp(folder, backup, replay)).rejects.toMatchObject({ code: 'damaged' })
    expect(beside()).toEqual(['data'])
  })

  test('never replaces another, and needs something to copy', async () => {
    await backUp(folder, backup, replay)
    await expect(backUp(folder, backup, replay)).rejects.toThrow('exists already: a backup never replaces another.')
    await expect(backUp(other, `${backup}2`, replay)).rejects.toThrow(`There is no database in ${other}.`)
  })
})

describe('restoring', () => {
  test('brings all back into an empty folder, and asks for the key', async () => {
    await store.beat(START)
    await backUp(folder, backup, replay)
    const kept = await store.readTable('t')
    replayed = []
    expect(await restore(backup, other, replay)).toEqual({
      ...{ file: databaseIn(other), tables: 2, replayed: 0 },
      note: `The key is not part of a backup. Put the key that was used with it at ${join(other, 'key')} before you start the server.`,
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
    await backUp(folder, backup, replay)
    replayed = []
    mkdirSync(other)
    writeFileSync(join(other, 'key'), SealingKey.newText())
    await expect(restore(backup, other, replay)).rejects.toThrow('The key beside the database belongs to another one.')
    expect(readdirSync(other)).toEqual(['key'])
    copyFileSync(keyFile(), join(other, 'key'))
    expect(await restore(backup, other, replay)).toMatchObject({ replayed: 2, note: 'The key fits.' })
    expect(replayed.map(({ id }) => id)).toEqual(['t', 'u'])
  })

  test('never goes over what lies there', async () => {
    await backUp(folder, backup, replay)
    const before = readdirSync(folder)
    await expect(restore(backup, folder, replay)).rejects.toThrow('A backup is restored into an empty folder only.')
    expect(readdirSync(folder)).toEqual(before)
  })

  test('of a damaged file, or of none, leaves nothing behind', async () => {
    await expect(restore(backup, other, replay)).rejects.toThrow(`There is no backup ${backup}.`)
    expect(existsSync(other)).toBe(false)
    await backUp(folder, backup, replay)
    const bytes = readFileSync(backup)
    writeFileSync(backup, bytes.subarray(0, bytes.length - 4096))
    await expect(restore(backup, other, replay)).rejects.toThrow('damaged')
    expect(readdirSync(other)).toEqual([])
  })
})
