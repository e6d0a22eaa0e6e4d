import { accessSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { ownerOf, refuseOtherMachine, type StoreOwner } from './beat.ts'
import { Database } from './database.ts'
import { makeFolder } from './folder.ts'
import type { CommitReport } from './group-commit.ts'
import { keyOf, presentKeyOf } from './key.ts'
import { type Lock, lockOf } from './lock.ts'
import { migrate, refuseOtherForm } from './migrations/migrate.ts'
import { SqliteStore } from './sqlite-store.ts'

export interface StoreOptions {
  /** Everything is in it: the database, the key, a lock. */
  readonly folder: string
  readonly now: number
  /** Is told of every flush of the disk. */
  readonly onCommit?: (report: CommitReport) => void
  /** Beside a server that has the folder already: nothing is locked, and the rule of `append` alone decides. */
  readonly isShared?: boolean
}

export const databaseIn = (folder: string): string => join(folder, 'roundhouse.db')

export const lockFileIn = (folder: string): string => join(folder, 'lock')

/** A folder that may not be looked into is not an empty one: what the system says to it is thrown. */
export function refuseNoDatabase(folder: string): void {
  try {
    accessSync(databaseIn(folder))
    return
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  throw new Refusal(`There is no database in ${folder}.`, 'hosting.no-database', { folder })
}

/** Opens the store in a folder, or a new one. A folder that another server has is refused. */
export async function openStore({ folder, now, onCommit, isShared = false }: StoreOptions): Promise<SqliteStore> {
  makeFolder(folder)
  const lock = isShared ? null : lockFolder(folder)
  try {
    const database = openDatabase(folder)
    try {
      if (!isShared) refuseOtherMachine(database, now)
      await migrate(database.queries)
      const close = (): void => lock?.release()
      const key = await keyOf(database, folder)
      return new SqliteStore(database, key, { ...(onCommit && { commit: onCommit }), close })
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/**
 * Opens the store in a folder beside the server that has it, or without one: to write a line into a log, by the rule of `append`.
 * Nothing is made or brought to another form.
 */
export async function openBeside(folder: string): Promise<SqliteStore> {
  refuseNoDatabase(folder)
  const database = new Database(databaseIn(folder), 'write')
  try {
    await refuseOtherForm(database.queries, databaseIn(folder))
    return new SqliteStore(database, await presentKeyOf(database, folder))
  } catch (error) {
    database.close()
    throw error
  }
}

function lockFolder(folder: string): Lock {
  const lock = lockOf(lockFileIn(folder))
  if (lock !== null) return lock
  const { words, process } = ownerIn(folder)
  const message = `${words} uses ${folder}. Stop it first, or choose another folder with --data.`
  throw new Refusal(message, 'hosting.folder-in-use', { folder, process })
}

function ownerIn(folder: string): StoreOwner {
  try {
    const database = new Database(databaseIn(folder), 'read')
    try {
      return ownerOf(database)
    } finally {
      database.close()
    }
  } catch {
    // It is about to make the database.
    return { words: 'Another server', process: 'none' }
  }
}

/** Only its owner may read it, and the files that SQLite lays beside it have its rights. */
function openDatabase(folder: string): Database {
  const file = databaseIn(folder)
  closeSync(openSync(file, 'a', 0o600))
  return new Database(file, 'write')
}
