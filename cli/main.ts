import { FAILED, FINE, SIGNALS, SIGNALS_FROM, systemWords } from './exit-codes.ts'
import { run } from './run.ts'
import { processTerminal } from './terminal/process-terminal.ts'

/** Nobody reads on, or what we say cannot be written: there is nobody left to tell but the other stream. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(SIGNALS.SIGPIPE)
  process.stderr.write(`Cannot write the output: ${systemWords(error)}.\n`)
  process.exit(FAILED)
})
process.stderr.on('error', () => process.exit(FAILED))

const args = process.argv.slice(2)
const code = await run(args, processTerminal(args.includes('--plain')))
// Threads that were told to stop may still be busy; otherwise the output gets the time it needs.
if (code > SIGNALS_FROM) process.exit(code)
if (code !== FINE) process.exitCode = code
