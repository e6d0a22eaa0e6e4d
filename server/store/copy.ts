import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { Database } from './database.ts'
import { refuseOtherKey } from './key.ts'
import { refuseNewer } from './migrations/migrate.ts'
import type { SealingKey } from './sealing.ts'
import type { KeptTable } from './store.ts'
import { readTable } from './tables.ts'

/** Plays a table again, and throws if that leads elsewhere than it did. The store knows no rules. */
export type ReplayCheck = (table: KeptTable) => void | Promise<void>

export interface CopyReport {
  readonly file: string
  readonly tables: number
  /** How many of them were played again. */
  readonly replayed: number
  /** What whoever asked for it should know. */
  readonly note: string
}

/** So many tables are played again: those that were written to last. */
const SAMPLE = 50

/** Names and sign-ins are in it. */
const RIGHTS = 0o600

/** A copy that has its name only once it is known to be good: nobody takes half of one for a whole. */
export async function copyTo<Result>(file: string, write: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = `${file}.part`
  try {
    rmSync(draft, { force: true })
    closeSync(openSync(draft, 'wx', RIGHTS))
    const result = await write(draft)
    chmodSync(draft, RIGHTS)
    flush(draft)
    renameSync(draft, file)
    flush(dirname(file))
    return result
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(draft + rest, { force: true })
  }
}

function flush(path: string): void {
  // A folder cannot be opened on Windows, and need not be flushed.
  if (process.platform === 'win32') return
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Refuses a copy in which anything is wrong. Without a key no table can be played again. */
export async function checkCopy(
  file: string,
  key: SealingKey | null,
  replay: ReplayCheck,
): Promise<Pick<CopyReport, 'tables' | 'replayed'>> {
  const database = new Database(file, 'read')
  try {
    refuseDamaged(database, file)
    await refuseNewer(database.queries)
    if (key !== null) refuseOtherKey(database, key)
    const ids = idsIn(database)
    const sample = key === null ? [] : ids.slice(0, SAMPLE).map(id => readTable(database, key, id)!)
    for (const table of sample) await replay(table)
    return { tables: ids.length, replayed: sample.length }
  } finally {
    database.close()
  }
}

function refuseDamaged(database: Database, file: string): void {
  const result = database.prepare('pragma integrity_check').get<{ integrity_check: string }>()!.integrity_check
  if (result !== 'ok') throw new Refusal(`${file} is damaged: ${result}`)
  if (database.prepare('pragma foreign_key_check').get() !== undefined)
    throw new Refusal(`${file} is damaged: some of its rows belong to none`)
}

/** The last that was written to first. */
const idsIn = ({ all, queries }: Database): string[] =>
  all(queries.selectFrom('game_table').select('id').orderBy('moved', 'desc')).map(({ id }) => id)
