import { Refusal } from '@roundhouse/kernel/game'
import type { Terminal } from '../terminal/terminal.ts'
import { CommandFailure, refusalWords, refusedFile } from '../user-error.ts'

/** Checks every file, also after one that fails. What is refused is said under the name of its file. */
export function checkFiles(terminal: Terminal, files: readonly string[], check: (file: string) => boolean): void {
  const isFine = (path: string): boolean => {
    try {
      return check(path)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      terminal.warn(refusalWords(terminal.words, refusedFile(path, error)))
      return false
    }
  }
  if (!files.map(isFine).every(Boolean)) throw new CommandFailure()
}
