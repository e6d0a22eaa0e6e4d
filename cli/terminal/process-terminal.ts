import { createInterface, type Interface } from 'node:readline'
import { Interruption, SIGNALS } from '../exit-codes.ts'
import { systemLanguage } from '../words/language.ts'
import { harmless } from './layout.ts'
import { inColour } from './paint.ts'
import type { Terminal } from './terminal.ts'

const LEAST_COLUMNS = 40

/** Home, clear the screen, clear what was scrolled away. */
const WIPE = '\u001b[H\u001b[2J\u001b[3J'

/** Nothing is said before a language is known. */
const unspoken = Object.assign(() => fail(), { language: '', find: () => fail(), list: () => fail() })

function fail(): never {
  throw new Error('Something is said before the words of a language are there')
}

/** The terminal this process runs in. */
export function processTerminal(isPlainWanted: boolean): Terminal {
  const { stdin, stdout, stderr, env } = process
  const isPlain = isPlainWanted || !stdout.isTTY || env['TERM'] === 'dumb'
  const stopped = whenStopped()
  const listener = newListener(stopped)
  return {
    words: unspoken,
    language: systemLanguage(env),
    get columns() {
      return stdout.isTTY ? Math.max(stdout.columns, LEAST_COLUMNS) : Number.POSITIVE_INFINITY
    },
    isPlain,
    isInteractive: Boolean(stdin.isTTY && stdout.isTTY),
    paint: inColour(!isPlain && !env['NO_COLOR']),
    say: text => void stdout.write(`${harmless(text)}\n`),
    warn: text => void stderr.write(`${harmless(text)}\n`),
    progress(text) {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${harmless(text)}`)
      return Boolean(stderr.isTTY)
    },
    ask: listener.ask,
    wipe: () => void (stdout.isTTY && stdout.write(WIPE)),
    stopped,
    close: listener.close,
  }
}

/** A first signal lets us say where the game is saved; a second one ends us there and then. */
function whenStopped(): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(SIGNALS[signal]))
        reject(new Interruption(signal))
      })
  })
  stopped.catch(() => {}) // it matters only to anyone who races with it
  return stopped
}

/**
 * Lines from the input, one for each question. It listens from the first question on: a pipe may bring many lines at
 * once, and none may be lost.
 */
function newListener(stopped: Promise<never>): Pick<Terminal, 'ask' | 'close'> {
  const { stdin: input, stdout: output } = process
  let candidates: readonly string[] = []
  let reader: Interface | null = null
  let lines: AsyncIterator<string>
  let hasEnded = false

  const open = (): Interface => {
    const terminal = Boolean(input.isTTY && output.isTTY && process.env['TERM'] !== 'dumb')
    const completer = (line: string) => [candidates.filter(text => text.startsWith(line)), line]
    // No history: in a hot-seat game the arrow keys would show what another player typed.
    const opened = createInterface({ input, output, terminal, historySize: 0, completer })
    opened.on('close', () => (hasEnded = true))
    opened.on('SIGINT', () => void process.emit('SIGINT', 'SIGINT'))
    lines = opened[Symbol.asyncIterator]()
    return opened
  }

  const nextLine = async (question: string): Promise<string | null> => {
    reader ??= open()
    reader.setPrompt(question)
    if (hasEnded) output.write(question)
    else reader.prompt()
    const { value, done } = await lines.next()
    return done ? null : value
  }

  return {
    async ask(question, texts = []) {
      candidates = texts
      const line = await Promise.race([nextLine(question), stopped])
      // What a pipe brings nobody typed, so nobody has seen it; and after the end the cursor stands behind the question.
      if (!input.isTTY || line === null) output.write(`${line ?? ''}\n`)
      return line
    },
    close: () => reader?.close(),
  }
}
