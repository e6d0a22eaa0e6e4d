import { copyFileSync, existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { endAnyBeat } from './beat.ts'
import { type CopyCheck, type CopyReport, checkCopy, copyTo } from './copy.ts'
import { Database } from './database.ts'
import { makeFolder } from './folder.ts'
import { keyFileIn, readKey, readKeyFile, writeKey } from './key.ts'
import { databaseIn } from './open-store.ts'

/**
 * Puts a backup into an empty folder, with its key if that is given. The key may also lie there already; with either, tables are
 * played again, too. Whatever is wrong, nothing is left behind.
 */
export async function restore(
  backup: string,
  folder: string,
  keyFile: string | null,
  check: CopyCheck,
): Promise<CopyReport> {
  if (!existsSync(backup)) throw new Refusal(`There is no backup ${backup}.`, 'hosting.no-backup', { file: backup })
  refuseUsed(folder)
  const given = keyFile === null ? null : givenKey(keyFile, folder)
  const isNew = !existsSync(folder)
  makeFolder(folder)
  try {
    return await restoreInto(folder, backup, given, check)
  } catch (error) {
    if (given !== null) rmSync(keyFileIn(folder), { force: true })
    if (isNew) rmdirSync(folder)
    throw error
  }
}

async function restoreInto(
  folder: string,
  backup: string,
  given: string | null,
  check: CopyCheck,
): Promise<CopyReport> {
  // First, so that no database ever lies there without it.
  if (given !== null) writeKey(folder, given)
  const key = readKey(folder)
  const file = databaseIn(folder)
  const found = await copyTo(file, async draft => {
    const bytes = statSync(backup).size
    await check.onProgress?.({ is: 'copying', bytes })
    copyFileSync(backup, draft)
    await check.onProgress?.({ is: 'checking', bytes })
    const findings = await checkCopy(draft, backup, key, check)
    release(draft)
    return findings
  })
  return { file, ...found, hasKey: key !== null }
}

/** Refuses a folder with anything but a key in it. */
export function refuseUsed(folder: string): void {
  const others =
    existsSync(folder) && statSync(folder).isDirectory()
      ? readdirSync(folder).filter(name => name !== basename(keyFileIn(folder)))
      : []
  if (others.length > 0)
    throw new Refusal(
      `${folder} is not empty (${others[0]}). A backup is restored into an empty folder only.`,
      'hosting.restore.used',
      { folder, found: others[0]! },
    )
}

/** The text of a key for a folder that has none yet. */
function givenKey(file: string, folder: string): string {
  const kept = keyFileIn(folder)
  if (existsSync(kept))
    throw new Refusal(`There is a key already: ${kept}. Leave it out, or move that one away.`, 'hosting.restore.key', {
      file: kept,
    })
  return readKeyFile(file)
}

/** Whoever had the store when it was copied does not have this one. */
function release(file: string): void {
  const database = new Database(file, 'write')
  try {
    database.run(endAnyBeat)
  } finally {
    database.close()
  }
}
