import { FAILED, FINE, SIGNALS, SIGNALS_FROM } from './exit-codes.ts'
import { wordsOf } from './games.ts'
import { run } from './run.ts'
import { processTerminal } from './terminal/process-terminal.ts'
import { systemWords } from './user-error.ts'

const args = process.argv.slice(2)
const terminal = processTerminal(args.includes('--plain'))

/** Nobody reads on, or what we say cannot be written: there is nobody left to tell but the other stream. */
process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(SIGNALS.SIGPIPE)
  const say = terminal.words.language === '' ? await wordsOf(terminal.language) : terminal.words
  terminal.warn(say('terminal.error.output', { why: systemWords(say, error) }))
  process.exit(FAILED)
})
process.stderr.on('error', () => process.exit(FAILED))

const code = await run(args, terminal)
// Threads that were told to stop may still be busy; otherwise the output gets the time it needs.
if (code > SIGNALS_FROM) process.exit(code)
if (code !== FINE) process.exitCode = code
