import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RunningServer, ServerOptions } from '@roundhouse/server/server'
import { Interruption } from '../exit-codes.ts'
import { command } from '../options/command.ts'
import { file, flag, number, type OptionValues, valued } from '../options/option.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { programOf } from '../threads/pool.ts'
import { UserError } from '../user-error.ts'

const THIS_MACHINE = '127.0.0.1'

/** Tried first, then the next ones: unless one is asked for. */
const FIRST_PORT = 8080
const LAST_PORT = 8099

const OPTIONS = {
  host: valued('address', 'terminal.serve.host', text => text, THIS_MACHINE),
  port: number('terminal.serve.port', [0, 65_535]),
  data: file('terminal.serve.data', 'data'),
  publicUrl: valued('url', 'terminal.serve.public-url', readUrl, null),
  open: flag('terminal.serve.open'),
  log: valued('level', 'terminal.serve.log', readLevel, 'warn'),
}

type ServeOptions = OptionValues<typeof OPTIONS>

/** Serves the page and tables for people elsewhere, until somebody stops it. */
export const serveCommand = command({
  name: 'serve',
  about: 'terminal.command.serve',
  options: OPTIONS,
  async run(terminal, given) {
    const server = await start(await optionsFrom(given), given.port)
    const address = addressOf(server, given)
    tellWhere(terminal, address, given)
    if (given.open) show(address)
    await terminal.stopped.catch(async reason => {
      if (!(reason instanceof Interruption)) throw reason
      await server.stop()
    })
  },
})

function readUrl(text: string): URL {
  const isWeb = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
  if (!isWeb) throw new UserError('terminal.error.url', { found: text, example: 'https://trains.example' })
  return new URL(text)
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

function readLevel(text: string): string {
  if (!LEVELS.includes(text))
    throw new UserError('terminal.error.log-level', { found: text, levels: LEVELS.join(', ') })
  return text
}

/** Where `npm start` builds the page. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What a server is made of is loaded by those who run one. */
async function optionsFrom({ host, data, publicUrl, log: level }: ServeOptions): Promise<Omit<ServerOptions, 'port'>> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new UserError('terminal.serve.no-page', {})
  const { BOT_THREAD } = await import('@roundhouse/server/server')
  const { pino } = await import('pino')
  return {
    host,
    data,
    publicUrl,
    page: PAGE,
    botProgram: programOf(BOT_THREAD),
    botThreads: Math.max(1, availableParallelism() - 1),
    log: pino({ level }, pino.destination(2)),
  }
}

/** A port that is taken makes room for the next one, unless it was asked for. */
async function start(options: Omit<ServerOptions, 'port'>, wanted: number | undefined): Promise<RunningServer> {
  const { startServer } = await import('@roundhouse/server/server')
  for (let port = wanted ?? FIRST_PORT; ; port++) {
    try {
      return await startServer({ ...options, port })
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || wanted !== undefined || port >= LAST_PORT) throw error
    }
  }
}

const addressOf = ({ address }: RunningServer, { publicUrl }: ServeOptions): string =>
  publicUrl?.href ?? `http://localhost:${address.port}/`

function tellWhere(terminal: Terminal, address: string, { host, publicUrl }: ServeOptions): void {
  const say = terminal.words
  const isOnlyHere = host === THIS_MACHINE && publicUrl === null
  sayAll(terminal, [say('terminal.serve.at', { address }), ...(isOnlyHere ? [say('terminal.serve.only-here')] : [])])
}

/** Opens a browser where there is a desktop to open one on. */
function show(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  const hasDesktop = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
  if (hasDesktop)
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref()
}
