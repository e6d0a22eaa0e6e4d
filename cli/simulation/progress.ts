import type { TerminalMessageKey } from '../messages.ts'
import { one } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'

const REDRAWN_AFTER = 100
const SAID_AFTER = 5000

/** Tells how far a long piece of work is: a line that is redrawn on a screen, else a line every few seconds. */
export function newProgress(
  terminal: Terminal,
  all: number,
  clock: () => number = Date.now,
  key: TerminalMessageKey = 'terminal.progress',
) {
  const began = clock()
  let drawn = began
  let said = began
  let isDrawn = false

  const text = (done: number): string => {
    const left = ((clock() - began) / done) * (all - done)
    return terminal.words(key, { done, all, left: timeWords(Math.ceil(left / 1000)) })
  }

  return {
    tell(done: number): void {
      const now = clock()
      if (now - drawn >= REDRAWN_AFTER) {
        drawn = now
        isDrawn = terminal.progress(text(done))
      }
      if (!isDrawn && now - said >= SAID_AFTER) {
        said = now
        terminal.warn(text(done))
      }
    },
    end(): void {
      if (isDrawn) terminal.progress('')
    },
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE

function timeWords(seconds: number): string {
  if (seconds < 3 * MINUTE) return `${seconds} s`
  return seconds < 3 * HOUR ? `${Math.round(seconds / MINUTE)} min` : `${one(seconds / HOUR)} h`
}
