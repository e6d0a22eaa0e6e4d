import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { SealingKey } from './sealing.ts'
import { all, first, type Work, type WorkRunner } from './work.ts'

/** The key lies beside the database, and only its owner may read it. */
export const keyFileIn = (folder: string): string => join(folder, 'key')

/** The key in a folder; `null`: there is none. */
export function readKey(folder: string): SealingKey | null {
  const text = textIn(keyFileIn(folder))
  return text === null ? null : keyIn(keyFileIn(folder), text)
}

/** The text of a key that is kept elsewhere. */
export function readKeyFile(file: string): string {
  const text = textIn(file)
  if (text === null) throw new Refusal(`There is no key ${file}.`, 'hosting.no-key-file', { file })
  keyIn(file, text)
  return text.trim()
}

function keyIn(file: string, text: string): SealingKey {
  const key = SealingKey.from(text.trim())
  if (key === null)
    throw new Refusal(`${file} is no key: it should be 64 hexadecimal digits.`, 'hosting.bad-key', { file })
  return key
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const MARK = 'key-mark'

/** The key that fits the database. A database that has sealed nothing yet gets a new one. */
export async function keyOf(database: WorkRunner, folder: string): Promise<SealingKey> {
  const mark = await database.run(readMark)
  const key = readKey(folder) ?? (mark === null ? newKey(folder) : null)
  if (key === null) throw missingKey(folder)
  await refuseOtherKey(database, key)
  if (mark === null) await database.run(writeMark(key))
  return key
}

/** The key of a database that somebody else has made. */
export async function presentKeyOf(database: WorkRunner, folder: string): Promise<SealingKey> {
  const key = readKey(folder)
  if (key === null) throw missingKey(folder)
  await refuseOtherKey(database, key)
  return key
}

function missingKey(folder: string): Refusal {
  const file = keyFileIn(folder)
  return new Refusal(
    `The key to the secrets of the tables is missing: ${file}. Put it back from where you keep it; ` +
      'it is not part of a backup. Without it no running game can continue.',
    'hosting.no-key',
    { file },
  )
}

/** Refuses a key with which nothing in the database can be opened. */
export async function refuseOtherKey(database: WorkRunner, key: SealingKey): Promise<void> {
  const mark = await database.run(readMark)
  if (mark !== null && mark !== key.mark())
    throw new Refusal(
      'The key beside the database belongs to another one. Put back the key that was used with it.',
      'hosting.other-key',
    )
}

const readMark: Work<string | null> = function* (queries) {
  return (yield* first(queries.selectFrom('meta').select('value').where('key', '=', MARK)))?.value ?? null
}

const writeMark = (key: SealingKey): Work<void> =>
  function* (queries) {
    yield* all(queries.insertInto('meta').values({ key: MARK, value: key.mark() }))
  }

/** On the disk before anything is sealed with it. */
function newKey(folder: string): SealingKey {
  const text = SealingKey.newText()
  writeKey(folder, text)
  return SealingKey.from(text)!
}

/** Lays a key into a folder that has none. */
export function writeKey(folder: string, text: string): void {
  const file = openSync(keyFileIn(folder), 'wx', 0o600)
  try {
    writeSync(file, `${text}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
