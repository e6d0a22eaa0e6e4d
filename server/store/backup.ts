import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { type CopyCheck, type CopyReport, checkCopy, copyTo } from './copy.ts'
import { Database } from './database.ts'
import { readKey } from './key.ts'
import { databaseIn, refuseNoDatabase } from './open-store.ts'

/**
 * Copies the database of a folder into one new file, while a server writes to it, and checks the copy. It runs in a process of its
 * own: whoever plays notices nothing.
 */
export async function backUp(folder: string, file: string, check: CopyCheck): Promise<CopyReport> {
  refuseNoDatabase(folder)
  if (existsSync(file))
    throw new Refusal(`${file} exists already: a backup never replaces another.`, 'hosting.backup.exists', { file })
  if (!existsSync(dirname(file)))
    throw new Refusal(`There is no folder ${dirname(file)}.`, 'hosting.no-folder', { folder: dirname(file) })
  const key = readKey(folder)
  const found = await copyTo(file, async draft => {
    await check.onProgress?.({ is: 'copying', bytes: statSync(databaseIn(folder)).size })
    vacuumInto(databaseIn(folder), draft)
    await check.onProgress?.({ is: 'checking', bytes: statSync(draft).size })
    return checkCopy(draft, file, key, check)
  })
  return { file, ...found, hasKey: key !== null }
}

/** As it was at one moment, and without the room that deleted rows left. */
function vacuumInto(source: string, target: string): void {
  const database = new Database(source, 'read')
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}
