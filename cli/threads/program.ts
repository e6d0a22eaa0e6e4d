import { codeOf } from '@roundhouse/bots/play/threads/bundle'
import type { Program } from '@roundhouse/bots/play/threads/thread'

/** Programs that have been made, by their sources. */
const made = new Map<string, Program>()

/**
 * A program for threads as plain code, made once while this process runs. A thread does not inherit what makes
 * TypeScript run: it would have to compile everything anew, and would then be only half as fast.
 */
export function programOf(source: URL): Program {
  const program = made.get(source.href) ?? { code: codeOf(source) }
  made.set(source.href, program)
  return program
}
