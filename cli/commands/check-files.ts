import { Refusal } from '@roundhouse/kernel/game'
import { about, CommandFailure } from '../exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Checks every file, also after one that fails. What is refused is said under the name of its file. */
export function checkFiles(terminal: Terminal, files: readonly string[], check: (file: string) => boolean): void {
  const isFine = (file: string): boolean => {
    try {
      return check(file)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      terminal.warn(about(file, error.message))
      return false
    }
  }
  if (!files.map(isFine).every(Boolean)) throw new CommandFailure()
}
