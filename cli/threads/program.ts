import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '@roundhouse/bench/bundle'

/** By their sources: programs that have been made, each in a folder of its own. */
const made = new Map<string, string>()

/**
 * A program for threads as one plain file, made once while this process runs. A thread does not inherit what makes
 * TypeScript run: it would have to compile everything anew, and would then be only half as fast.
 */
export function programOf(source: URL): string {
  const known = made.get(source.href)
  if (known !== undefined) return known
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-thread-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const program = bundle(source, folder)
  made.set(source.href, program)
  return program
}
