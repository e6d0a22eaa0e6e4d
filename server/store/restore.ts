import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { endAnyBeat } from './beat.ts'
import { type CopyReport, checkCopy, copyTo, type ReplayCheck } from './copy.ts'
import { Database } from './database.ts'
import { keyFileIn, readKey } from './key.ts'
import { databaseIn } from './open-store.ts'

/** Puts a backup into an empty folder. The key may lie there already, and then tables are played again, too. */
export async function restore(backup: string, folder: string, replay: ReplayCheck): Promise<CopyReport> {
  if (!existsSync(backup)) throw new Refusal(`There is no backup ${backup}.`)
  refuseUsed(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const key = readKey(folder)
  const file = databaseIn(folder)
  const checked = await copyTo(file, async draft => {
    copyFileSync(backup, draft)
    const report = await checkCopy(draft, key, replay)
    release(draft)
    return report
  })
  return { file, ...checked, note: key === null ? missing(folder) : 'The key fits.' }
}

function refuseUsed(folder: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter(name => name !== basename(keyFileIn(folder))) : []
  if (others.length > 0)
    throw new Refusal(`${folder} is not empty (${others[0]}). A backup is restored into an empty folder only.`)
}

const missing = (folder: string): string =>
  `The key is not part of a backup. Put the key that was used with it at ${keyFileIn(folder)} before you start the server.`

/** Whoever had the store when it was copied does not have this one. */
function release(file: string): void {
  const database = new Database(file, 'write')
  try {
    endAnyBeat(database)
  } finally {
    database.close()
  }
}
