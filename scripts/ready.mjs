// Makes the checkout ready to run: the right Node, and the dependencies of the lock file.
// It runs before anything is installed, so it uses nothing but Node itself.
// It speaks only on stderr: stdout belongs to the command that follows.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.bootstrap-stamp')
const lock = join(root, '.bootstrap.lock')
const holder = join(lock, 'pid')

const say = line => process.stderr.write(`${line}\n`)

/** Something the reader can put right; the message is the whole sentence they need. */
class NotReady extends Error {}

export async function ready() {
  try {
    checkNode()
    const wanted = fingerprint()
    if (!isInstalled(wanted)) await withLock(wanted, () => install(wanted))
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    say(error.message)
    process.exit(1)
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new NotReady(`Roundhouse needs Node 20.19 or newer, and this is Node ${process.versions.node}.`)
}

/** What an installation depends on: the lock file, and the machine that native packages were fetched for. */
function fingerprint() {
  const { platform, arch, versions } = process
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex')
}

/** The stamp lies inside node_modules and is written last, so an interrupted installation has none. */
function isInstalled(wanted) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  if (!isInstalledByHand()) return false
  stampIt(wanted)
  return true
}

/**
 * Somebody ran npm ci or npm install: npm writes down last what it has installed, and that is what the lock file wants.
 * Packages that are optional may be missing; so may those for other machines.
 */
function isInstalledByHand() {
  const hidden = join(modules, '.package-lock.json')
  if (existsSync(stamp) || !existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted)
    .filter(([path, { optional, peer, link }]) => path.startsWith('node_modules/') && !optional && !peer && !link)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function stampIt(wanted) {
  try {
    writeFileSync(stamp, wanted)
  } catch (error) {
    throw cannotWrite(error)
  }
}

/** Two starts at once: one installs, the other waits for it. */
async function withLock(wanted, work) {
  let saidSo = false
  while (!takeLock()) {
    if (isAbandoned()) {
      releaseLock()
      continue
    }
    if (!saidSo) say('Waiting for another start that is installing the dependencies ...')
    saidSo = true
    await sleep(300)
  }
  try {
    if (!isInstalled(wanted)) await work()
  } finally {
    releaseLock()
  }
}

function takeLock() {
  try {
    mkdirSync(lock)
    writeFileSync(holder, String(process.pid))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw cannotWrite(error)
  }
}

function releaseLock() {
  rmSync(lock, { recursive: true, force: true })
}

/** A lock whose holder is gone; one without a holder's name gets ten seconds to write it. */
function isAbandoned() {
  try {
    if (existsSync(holder)) return !isAlive(Number(readFileSync(holder, 'utf8')))
    return Date.now() - statSync(lock).mtimeMs > 10_000
  } catch {
    return false // released in this very moment
  }
}

function isAlive(pid) {
  if (!pid) return true // still being written
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function install(wanted) {
  const began = Date.now()
  say(`${existsSync(modules) ? 'Renewing' : 'Installing'} the dependencies with npm ci; this takes about a minute ...`)
  const { code, said } = await npmCi()
  if (code !== 0) {
    say(said.trim())
    throw new NotReady(reason(said))
  }
  stampIt(wanted)
  say(`Dependencies installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

/** Runs npm ci quietly and gives back what it had to say; a signal that ends us ends it first. */
async function npmCi() {
  const env = { ...process.env }
  delete env.NODE_ENV // 'production' would leave out the tests' tools
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }
  const npm = process.env.npm_execpath // the npm that started us, if one did
  const child =
    npm && basename(npm) === 'npm-cli.js'
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })

  let said = ''
  child.stdout.on('data', text => (said += text))
  child.stderr.on('data', text => (said += text))

  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  let stopped = null
  const stop = signal => {
    stopped = signal
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 2000).unref() // npm may finish a package first, but not for ever
  }
  for (const signal of signals) process.on(signal, stop)
  const code = await new Promise(resolve => {
    child.on('error', error => {
      said += error.message
      resolve(1)
    })
    child.on('close', resolve)
  })
  for (const signal of signals) process.off(signal, stop)
  if (stopped) throw new NotReady('Stopped before the dependencies were installed.')
  return { code, said }
}

function reason(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(said))
    return 'The dependencies could not be fetched: the package registry cannot be reached from here.'
  if (/EROFS|EACCES|EPERM|ENOSPC/.test(said))
    return `The dependencies could not be installed: ${modules} cannot be written to.`
  if (/EUSAGE/.test(said))
    return 'The dependencies could not be installed: package.json and package-lock.json disagree, run npm install.'
  if (/spawn npm ENOENT/.test(said)) return 'The dependencies could not be installed: there is no npm beside this Node.'
  return 'The dependencies could not be installed: npm ci failed, its own words are above.'
}

function cannotWrite(error) {
  return new NotReady(`The dependencies could not be installed: ${root} cannot be written to (${error.code}).`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ready()
