import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { Database } from './database.ts'
import { StoreFailure } from './failure.ts'
import { refuseOtherKey } from './key.ts'
import { refuseForeign, refuseNewer } from './migrations/migrate.ts'
import type { SealingKey } from './sealing.ts'
import type { KeptTable } from './store.ts'
import { readTable } from './tables.ts'
import { all, type Work } from './work.ts'

/** Plays a table again, and throws if that leads elsewhere than it did. The store knows no rules. */
type ReplayCheck = (table: KeptTable) => unknown

/** How far a copy is. */
export type CopyProgress =
  | { readonly is: 'copying'; readonly bytes: number }
  | { readonly is: 'checking'; readonly bytes: number }
  | { readonly is: 'replaying'; readonly done: number; readonly all: number }

/** How a copy is checked. */
export interface CopyCheck {
  readonly replay: ReplayCheck
  /** Is every table played again, and not only those that were written to last? */
  readonly areAll?: boolean
  /** Whoever throws here stops it: then nothing is left of the copy. */
  onProgress?(progress: CopyProgress): void | Promise<void>
}

/** What was found in a copy. */
interface CopyFindings {
  readonly tables: number
  /** How many of them were played again. */
  readonly replayed: number
  /** Those of them that cannot be played on as they lie there. The copy is as good as what it was made of. */
  readonly faults: readonly TableFault[]
}

/** What is wrong with a table. */
interface TableFault {
  readonly table: string
  readonly error: unknown
}

export interface CopyReport extends CopyFindings {
  readonly file: string
  readonly hasKey: boolean
}

/** So many tables are played again unless all are: those that were written to last. */
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

/** Refuses a copy in which anything is wrong; `file` is its name for people. Without a key no table can be played again. */
export async function checkCopy(
  draft: string,
  file: string,
  key: SealingKey | null,
  check: CopyCheck,
): Promise<CopyFindings> {
  const database = new Database(draft, 'read')
  try {
    refuseDamaged(database, file)
    await refuseForeign(database.queries, file)
    await refuseNewer(database.queries)
    if (key !== null) await refuseOtherKey(database, key)
    const ids = database.run(idsIn)
    const played = key === null ? [] : check.areAll ? ids : ids.slice(0, SAMPLE)
    const faults = key === null ? [] : await faultsIn(database, key, played, check)
    return { tables: ids.length, replayed: played.length, faults }
  } finally {
    database.close()
  }
}

function refuseDamaged(database: Database, file: string): void {
  const what = damageIn(database)
  if (what !== null) throw new Refusal(`${file} is damaged: ${what}`, 'hosting.damaged', { file, what })
}

function damageIn(database: Database): string | null {
  try {
    const result = database.prepare('pragma integrity_check').get<{ integrity_check: string }>()!.integrity_check
    if (result !== 'ok') return result.split('\n')[0]!
    const isLoose = database.prepare('pragma foreign_key_check').get() !== undefined
    return isLoose ? 'some of its rows belong to none' : null
  } catch (error) {
    if (!(error instanceof StoreFailure && error.code === 'damaged')) throw error
    return error.cause instanceof Error ? error.cause.message : error.message
  }
}

async function faultsIn(
  database: Database,
  key: SealingKey,
  ids: readonly string[],
  { replay, onProgress }: CopyCheck,
): Promise<TableFault[]> {
  const faults: TableFault[] = []
  for (const [done, table] of ids.entries()) {
    await onProgress?.({ is: 'replaying', done, all: ids.length })
    try {
      await replay(database.run(readTable(key, table))!)
    } catch (error) {
      faults.push({ table, error })
    }
  }
  return faults
}

/** The last that was written to first. */
const idsIn: Work<string[]> = function* (queries) {
  const rows = yield* all(queries.selectFrom('game_table').select('id').orderBy('moved', 'desc'))
  return rows.map(({ id }) => id)
}
