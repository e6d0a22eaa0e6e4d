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
function findChromium(): string {
  const found = PLACES.find(place => place !== undefined && existsSync(place))
  return found ?? installed()
}

function installed(): string {
  console.log('There is no Chromium on this machine: installing the package chromium ...')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  if (status === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  throw new Error('The tests of the page need Chromium or Chrome: install one, or name it in CHROMIUM=/path/to/it.')
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: ARGS })
