import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NoticeOptions } from '@roundhouse/server/notices/open-office'
import type { RunningServer, ServerOptions } from '@roundhouse/server/server'
import { Interruption } from '../exit-codes.ts'
import { command } from '../options/command.ts'
import { flag, number, type OptionValues, valued } from '../options/option.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { programOf } from '../threads/pool.ts'
import { UserError } from '../user-error.ts'
import { onStore, postgresOf, STORE } from './store-words.ts'

const THIS_MACHINE = '127.0.0.1'

/** Tried first, then the next ones: unless one is asked for. */
const FIRST_PORT = 8080
const LAST_PORT = 8099

const OPTIONS = {
  host: valued('address', 'terminal.serve.host', text => text, THIS_MACHINE),
  port: number('terminal.serve.port', [0, 65_535]),
  ...STORE,
  publicUrl: valued('url', 'terminal.serve.public-url', readUrl, null),
  smtp: valued('url', 'hosting.serve.smtp', readSmtp),
  mailFrom: valued('address', 'hosting.serve.mail-from', text => text),
  privateReceivers: flag('hosting.serve.private-receivers'),
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
    tellWhere(terminal, server, address, given.publicUrl)
    if (given.open) show(address)
    await terminal.stopped.catch(async reason => {
      if (!(reason instanceof Interruption)) throw reason
      await server.stop()
    })
  },
})

/** The page lies at the root of its server: an address with a path, a question or a name in it is none. */
function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isServer = url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
  if (!isServer) throw new UserError('terminal.error.url', { found: text, example: 'https://trains.example' })
  return new URL(text)
}

const SMTP_EXAMPLE = 'smtps://name:password@mail.example'

/** It may hold a password, so what was found is not said. */
function readSmtp(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new UserError('hosting.serve.bad-smtp', { example: SMTP_EXAMPLE })
  return url
}

/** How notifications leave this server. A variable is not seen in the list of processes, an option is. */
async function noticesFrom({ smtp, mailFrom, privateReceivers }: ServeOptions): Promise<NoticeOptions> {
  const { systemResolve } = await import('@roundhouse/server/notices/guard')
  const reach = { resolve: systemResolve, isOpen: privateReceivers }
  const fromVariable = process.env['ROUNDHOUSE_SMTP']
  const server = smtp ?? (fromVariable ? readSmtp(fromVariable) : null)
  if (server === null) return { mail: null, reach }
  const user = decodeURIComponent(server.username)
  const from = mailFrom ?? process.env['ROUNDHOUSE_MAIL_FROM'] ?? (user.includes('@') ? user : null)
  if (from === null) throw new UserError('hosting.serve.no-sender', {})
  return { mail: { server, from }, reach }
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
async function optionsFrom(given: ServeOptions): Promise<Omit<ServerOptions, 'port'>> {
  const { host, data, postgres, publicUrl, log: level } = given
  if (!existsSync(join(PAGE, 'index.html'))) throw new UserError('terminal.serve.no-page', {})
  const { BOT_THREAD } = await import('@roundhouse/server/server')
  const { pino } = await import('pino')
  return {
    host,
    data,
    postgres: postgresOf(postgres),
    publicUrl,
    page: PAGE,
    botProgram: programOf(BOT_THREAD),
    botThreads: Math.max(1, availableParallelism() - 1),
    notices: await noticesFrom(given),
    log: pino({ level }, pino.destination(2)),
  }
}

/** A port that is taken makes room for the next one, unless it was asked for. */
async function start(options: Omit<ServerOptions, 'port'>, wanted: number | undefined): Promise<RunningServer> {
  const { startServer } = await import('@roundhouse/server/server')
  for (let port = wanted ?? FIRST_PORT; ; port++) {
    try {
      return await onStore(() => startServer({ ...options, port }))
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || wanted !== undefined) throw listenRefusal(error, options.host, port)
      if (port >= LAST_PORT) throw new UserError('hosting.serve.no-port', { first: FIRST_PORT, last: LAST_PORT })
    }
  }
}

/** Why nobody can listen there. */
function listenRefusal(error: unknown, host: string, port: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new UserError('hosting.serve.port-taken', { port: String(port) })
  if (code === 'EACCES' && syscall === 'listen')
    return new UserError('hosting.serve.port-denied', { port: String(port) })
  const isNoAddress = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')
  return isNoAddress ? new UserError('hosting.serve.host', { host }) : error
}

const addressOf = ({ address }: RunningServer, { publicUrl }: ServeOptions): string =>
  publicUrl?.href ?? `http://localhost:${address.port}/`

/** Where it is, for this machine and for others, and how they come in. */
function tellWhere(
  terminal: Terminal,
  { address: listens, others }: RunningServer,
  address: string,
  publicUrl: URL | null,
): void {
  const say = terminal.words
  const isOnlyHere = publicUrl === null && others.length === 0
  sayAll(terminal, [
    say('terminal.serve.at', { address }),
    ...(publicUrl === null ? [] : [say('hosting.serve.proxy', { listens: listens.href })]),
    ...(publicUrl === null && !isOnlyHere ? [say('hosting.serve.network', { addresses: say.list(others) })] : []),
    say(isOnlyHere ? 'terminal.serve.only-here' : 'hosting.serve.friends'),
  ])
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
