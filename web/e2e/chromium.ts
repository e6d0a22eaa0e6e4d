import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Where a Chromium or Chrome usually is. */
const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** It talks to nobody but our own page, and needs no graphics card. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds a browser on this machine. On Debian, as root, it installs one; elsewhere it says what is missing. */
const findChromium = (): string => placeOf() ?? installed()

const placeOf = (): string | undefined => PLACES.find(place => place !== undefined && existsSync(place))

const ATTEMPTS = 4
const PAUSE = 5000

/** Several test files may want it at once: who finds the package manager busy waits, and looks again. */
function installed(): string {
  console.log('There is no Chromium on this machine: installing the package chromium ...')
  for (let attempt = 0; attempt < ATTEMPTS && placeOf() === undefined; attempt++) {
    if (attempt > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    apt('update')
    apt('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'chromium')
  }
  const place = placeOf()
  if (place !== undefined) return place
  throw new Error('The tests of the page need Chromium or Chrome: install one, or name it in CHROMIUM=/path/to/it.')
}

function apt(...args: readonly string[]): void {
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: ARGS })
