import type { TerminalMessageKey } from '../messages.ts'
import { one } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'

const REDRAWN_AFTER = 100
const SAID_AFTER = 5000

interface ProgressOptions {
  /** How much was done before. */
  readonly from?: number
  readonly key?: TerminalMessageKey
  readonly clock?: () => number
}

/** Tells how far a long piece of work is: a line that is redrawn on a screen, else a line every few seconds. */
export function newProgress(
  terminal: Terminal,
  all: number,
  { from = 0, key = 'terminal.progress', clock = Date.now }: ProgressOptions = {},
) {
  const began = clock()
  let drawn = began
  let said = began
  let isDrawn = false

  const text = (done: number): string => {
    const left = ((clock() - began) / (done - from)) * (all - done)
    return terminal.words(key, { done, all, left: timeWords(Math.ceil(left / 1000)) })
  }
  const end = (): void => {
    if (isDrawn) terminal.progress('')
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
    /** Says what stays to be read, whether there is a screen or not. */
    note(done: number, words: (perSecond: string) => string): void {
      end()
      const perSecond = (1000 * (done - from)) / Math.max(1, clock() - began)
      terminal.warn(`${text(done)}; ${words(one(perSecond))}`)
    },
    end,
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE

function timeWords(seconds: number): string {
  if (seconds < 3 * MINUTE) return `${seconds} s`
  return seconds < 3 * HOUR ? `${Math.round(seconds / MINUTE)} min` : `${one(seconds / HOUR)} h`
}
