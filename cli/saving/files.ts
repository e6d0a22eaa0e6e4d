import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../user-error.ts'

/** Hardly anything we read is larger; a wrong file would only fill the memory. */
const MOST_BYTES = 20_000_000

export function readText(path: string, mostBytes = MOST_BYTES): string {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > mostBytes) throw new UserError('refusal.too-large')
    return bytes.toString('utf8')
  } catch (error) {
    throw new UserError('terminal.error.read', { path }, error)
  }
}

/** All of the standard input. */
export async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MOST_BYTES)
      throw new UserError('terminal.error.read', { path: '-' }, new UserError('refusal.too-large'))
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Writes a file so that at any moment either the old one is there, or the new one whole. */
export function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    makeFolder(dirname(path))
    writeFileSync(unfinished, text, { flush: true })
    renameSync(unfinished, path)
  } catch (error) {
    removeIfThere(unfinished)
    throw new UserError('terminal.error.write', { path }, error)
  }
}

/** Not Node's own `recursive`: below /proc that never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Where a file cannot be written it may not be removable either. */
function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {}
}
