import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from './testing/proxy.ts'

/*
 * What hosting/Containerfile and the units say, done by hand in a folder: no container is built here. The dependencies are
 * those of this checkout, and everything else is where the files put it, below the folder.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const { folder, remove } = temporaryFolder()
const below = (path: string): string => join(folder, path)

const containerfile = readFileSync(new URL('Containerfile', import.meta.url), 'utf8')
const linesOf = (instruction: string): string[] =>
  [...containerfile.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest]) => rest!)
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))

const code = below('opt/roundhouse')
const data = below('var/lib/roundhouse')
let port: number
let server: ChildProcess

/** A command of the Containerfile, with its paths below the folder and its port changed to a free one. */
const here = (args: readonly string[]): string[] =>
  args.map(each =>
    each.startsWith('/') ? below(each) : each.replace(/\b(0\.0\.0\.0)\b/, '127.0.0.1').replace('8080', `${port}`),
  )

/** What is copied into the image: what is tracked or new, and not left out. */
function copyContext(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(code, path)), { recursive: true })
    cpSync(join(root, path), join(code, path), { preserveTimestamps: true })
  }
}

/** As npm would install them, with our own packages leading into the copy. */
function linkDependencies(): void {
  const modules = join(code, 'node_modules')
  mkdirSync(join(modules, '@roundhouse'), { recursive: true })
  const names = (place: string) => readdirSync(join(root, 'node_modules', place)).filter(name => name !== '@roundhouse')
  for (const name of names('.').filter(each => !['.cache', 'roundhouse'].includes(each)))
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules', '@roundhouse')))
    cpSync(join(root, 'node_modules', '@roundhouse', name), join(modules, '@roundhouse', name), {
      verbatimSymlinks: true,
    })
  cpSync(join(root, 'node_modules', 'roundhouse'), join(modules, 'roundhouse'), { verbatimSymlinks: true })
}

const health = async (): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ status }) => status,
    () => 0,
  )

function startServer(): void {
  const [program, ...args] = here([...listIn(linesOf('ENTRYPOINT')[0]!), ...listIn(linesOf('CMD')[0]!)])
  expect(program).toBe('node')
  server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

beforeAll(async () => {
  port = await freePort()
  copyContext()
  linkDependencies()
  const [build] = linesOf('RUN')
  expect(build).toBe('npm run build')
  execFileSync('npm', ['run', 'build'], { cwd: code, stdio: ['ignore', 'ignore', 'pipe'] })
  mkdirSync(data, { recursive: true })
  startServer()
  await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 60_000, interval: 100 })
})

afterAll(async () => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  remove()
})

describe('the steps of the Containerfile', () => {
  test('give a server with the page that answers, and whose health is seen', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    const [, check] = linesOf('HEALTHCHECK')[0]!.split('CMD ')
    const [, ...args] = listIn(check!)
    const judged = (at: number) =>
      spawnSync(
        process.execPath,
        args.map(each => each.replace('8080', `${at}`)),
      ).status
    expect(judged(port)).toBe(0)
    expect(judged(await freePort())).toBe(1)
  })

  test('write nothing beside the data once it serves', () => {
    const changed = execFileSync('find', [code, '-newer', join(data, 'key'), '-not', '-type', 'd'], {
      encoding: 'utf8',
    })
    expect(changed).toBe('')
  })

  test('it runs as nobody of weight, and keeps its data in a volume', () => {
    expect(linesOf('USER')).toEqual(['roundhouse'])
    expect(linesOf('VOLUME')).toEqual(['/var/lib/roundhouse'])
    expect(linesOf('EXPOSE')).toEqual(['8080'])
  })
})

/** What a line of a unit runs in a shell, with the paths below the folder. */
const commandOf = (unit: string, key: string): string => {
  const [, line] = new RegExp(`^${key}=(.*)$`, 'm').exec(
    readFileSync(new URL(`systemd/${unit}`, import.meta.url), 'utf8'),
  )!
  return line!
    .replaceAll('/opt/roundhouse/current', code)
    .replaceAll('/var/lib/', `${below('var/lib')}/`)
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll('$$', '$')
    .replaceAll('%%', '%')
}

describe('the unit for backups', () => {
  const backups = below('var/lib/roundhouse-backups')
  test('copies a server that runs, keeps what is new and removes what is old; a copy can be restored', async () => {
    mkdirSync(backups)
    const [, script] = /^\/bin\/sh -c '(.*)'$/.exec(commandOf('roundhouse-backup.service', 'ExecStart'))!
    execFileSync('/bin/sh', ['-c', script!], { stdio: 'pipe' })
    const [made] = readdirSync(backups)
    expect(made).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z\.db$/)
    execFileSync('cp', [join(backups, made!), join(backups, 'old.db')])
    execFileSync('touch', ['-d', '40 days ago', join(backups, 'old.db')])
    const [file, ...args] = commandOf('roundhouse-backup.service', 'ExecStartPost').split(' ')
    execFileSync(file!, args)
    expect(readdirSync(backups)).toEqual([made])
    const restore = ['restore', join(backups, made!), '--data', below('restored'), '--key', join(data, 'key')]
    execFileSync(process.execPath, [join(code, 'cli/bin/roundhouse.mjs'), ...restore], { stdio: 'pipe' })
    expect(readdirSync(below('restored')).sort()).toContain('roundhouse.db')
  })
})
