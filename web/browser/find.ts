import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { install } from './install.ts'
import { type Found, packed } from './packed.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where one usually is beside the search path. */
const PLACES = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where Playwright and Puppeteer put those they fetched, folder by folder. */
const CACHES = [
  [join(homedir(), '.cache', 'ms-playwright'), /^chromium-\d+$/, /^chrome-linux/, 'chrome'],
  [join(homedir(), '.cache', 'puppeteer', 'chrome'), /^linux-/, /^chrome-linux/, 'chrome'],
] as const

/**
 * Finds a browser: the one that CHROMIUM names, the one that came with the dependencies, one that is installed, or one
 * that other tools have fetched. The one of the dependencies has no window and is the same everywhere, and tests take
 * half the processor time in it. Only who says so has one installed.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, ours: () => Found | null = packed): Found {
  const named = env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is nothing.`)
  if (named) return { executablePath: named }
  const found = ours()
  if (found !== null && starts(found)) return found
  if (installed(env) === undefined && env['ROUNDHOUSE_INSTALL_BROWSER']) install()
  const place = installed(env)
  if (place !== undefined) return { executablePath: place }
  throw new Error(
    [
      'The tests of the page need Chromium or Chrome, and there is none. Either',
      '- install one, or name it: CHROMIUM=/path/to/it npm test',
      '- or, on Debian as root, have it installed: ROUNDHOUSE_INSTALL_BROWSER=1 npm test',
      '- or leave them out: npm test -- --project code',
    ].join('\n'),
  )
}

/**
 * One as readers have it, to measure in: that which is installed, if there is one. The one of the dependencies leaves out what
 * no test needs, such as counting the memory of a page.
 */
export function findReadersBrowser(env: NodeJS.ProcessEnv = process.env, ours: () => Found | null = packed): Found {
  const place = env['CHROMIUM'] ? undefined : installed(env)
  return place === undefined ? findBrowser(env, ours) : { executablePath: place }
}

/** Libraries that it needs may be missing here. */
const starts = ({ executablePath, env }: Found): boolean =>
  spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const inPath = (env['PATH'] ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  return [...inPath, ...PLACES].find(existsSync) ?? CACHES.flatMap(fetched)[0]
}

function fetched([cache, version, system, name]: (typeof CACHES)[number]): string[] {
  const inside = (folder: string, pattern: RegExp): string[] =>
    existsSync(folder) ? readdirSync(folder).filter(each => pattern.test(each)) : []
  return inside(cache, version)
    .flatMap(found => inside(join(cache, found), system).map(folder => join(cache, found, folder, name)))
    .filter(existsSync)
}
