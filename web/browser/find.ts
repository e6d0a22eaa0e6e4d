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
 * Finds a browser: the one that CHROMIUM names, one that is installed, one that other tools have fetched, or the one that
 * came with the dependencies. Only who says so has one installed.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Found {
  const named = env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is nothing.`)
  const place = named || installed(env)
  if (place !== undefined) return { executablePath: place }
  const found = packed()
  if (found !== null) return found
  if (env['ROUNDHOUSE_INSTALL_BROWSER']) install()
  const now = installed(env)
  if (now !== undefined) return { executablePath: now }
  throw new Error(
    [
      'The tests of the page need Chromium or Chrome, and there is none. Either',
      '- install one, or name it: CHROMIUM=/path/to/it npm test',
      '- or, on Debian as root, have it installed: ROUNDHOUSE_INSTALL_BROWSER=1 npm test',
      '- or leave them out: npm test -- --project code',
    ].join('\n'),
  )
}

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
