import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../user-error.ts'

/** Hardly anything we read is larger; a wrong file would only fill the memory. */
const MOST_BYTES = 20_000_000

export function readText(path: string, mostBytes = MOST_BYTES): string {
  try {
    return readUpTo(path, mostBytes).toString('utf8')
  } catch (error) {
    throw new UserError('terminal.error.read', { path }, error)
  }
}

const CHUNK_BYTES = 65_536

/** No more than that is ever in the memory: a device may have no end. */
function readUpTo(path: string, mostBytes: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let total = 0; ; ) {
      const chunk = Buffer.alloc(CHUNK_BYTES)
      const bytes = readSync(file, chunk)
      if (bytes === 0) return Buffer.concat(chunks)
      total += bytes
      if (total > mostBytes) throw new UserError('refusal.too-large')
      chunks.push(chunk.subarray(0, bytes))
    }
  } finally {
    closeSync(file)
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
  try {
    if (isDevice(path)) writeFileSync(path, text)
    else putInPlace(path, text)
  } catch (error) {
    throw new UserError('terminal.error.write', { path }, error)
  }
}

/** A terminal, a pipe, `/dev/full`: a file in its place would take it away from everybody else. */
function isDevice(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isFile() && !found.isDirectory()
}

function putInPlace(path: string, text: string): void {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    makeFolder(dirname(path))
    writeFileSync(unfinished, text, { flush: true })
    renameSync(unfinished, path)
  } catch (error) {
    removeIfThere(unfinished)
    throw error
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
