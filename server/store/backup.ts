import { existsSync } from 'node:fs'
import { Refusal } from '@roundhouse/kernel/game'
import { type CopyReport, checkCopy, copyTo, type ReplayCheck } from './copy.ts'
import { Database } from './database.ts'
import { keyFileIn, readKey } from './key.ts'
import { databaseIn } from './open-store.ts'

/**
 * Copies the database of a folder into one new file, while a server writes to it, and checks the copy. It runs in a process of its
 * own: whoever plays notices nothing.
 */
export async function backUp(folder: string, file: string, replay: ReplayCheck): Promise<CopyReport> {
  if (!existsSync(databaseIn(folder))) throw new Refusal(`There is no database in ${folder}.`)
  if (existsSync(file)) throw new Refusal(`${file} exists already: a backup never replaces another.`)
  const checked = await copyTo(file, async draft => {
    vacuumInto(databaseIn(folder), draft)
    return checkCopy(draft, readKey(folder), replay)
  })
  const note = `The key is not in it. Keep a copy of ${keyFileIn(folder)} in another place: without it no running game can continue.`
  return { file, ...checked, note }
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
