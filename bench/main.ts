import { spawn } from 'node:child_process'
import { isGame, readArguments } from './arguments.ts'
import { benchWeb } from './web.ts'

/** What measures the games, before it is plain JavaScript: as players get it in their browsers, or it would be half as fast. */
export const PROGRAM = new URL('program.ts', import.meta.url)

/** What measures tables elsewhere, likewise. */
export const ONLINE_PROGRAM = new URL('online/program.ts', import.meta.url)

/**
 * Measures the speed and prints it: `--quick` in seconds, `--json` a line for machines; all games, or what is named.
 * `programOf`: a program of the benchmark as plain JavaScript.
 */
export async function bench(programOf: (source: URL) => string, args: readonly string[]): Promise<void> {
  const { parts, ...how } = readArguments(args)
  const switches = args.filter(arg => arg.startsWith('--'))
  // Each game in a process of its own: neither fills the memory or the compiler's notes of the other.
  for (const game of parts.filter(isGame)) process.exitCode ||= await run(programOf(PROGRAM), [game, ...switches])
  if (parts.includes('online')) process.exitCode ||= await run(programOf(ONLINE_PROGRAM), switches)
  if (parts.includes('club')) process.exitCode ||= await run(programOf(ONLINE_PROGRAM), ['club', ...switches])
  if (parts.includes('web')) await benchWeb(how)
}

/**
 * Runs the program in a process of its own: nothing else lies in its memory, and nothing else runs in its time.
 * boardgame.io and immer leave their checks out in production, which is how they are fastest.
 */
function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--expose-gc', program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}
