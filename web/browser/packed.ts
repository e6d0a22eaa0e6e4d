import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** A browser on this machine, and what it needs to be told to start. */
export interface Found {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/roundhouse', import.meta.url))

/**
 * The browser of the package @sparticuz/chromium, which the lock file names: a Chromium without a window for Linux on a
 * usual processor, with the libraries that it needs. It is unpacked once. `null`: not for this machine, or not installed.
 */
export function packed(): Found | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const home = homeOfPackage()
  if (home === null) return null
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  if (!existsSync(folder)) unpack(join(home, 'bin'), folder)
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'lib') } }
}

function homeOfPackage(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    return join(dirname(entry), '..', '..')
  } catch {
    return null
  }
}

/** All or nothing: anyone who is stopped here leaves no half of a browser. */
function unpack(from: string, to: string): void {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'unpacking-'))
  const content = (name: string) => brotliDecompressSync(readFileSync(join(from, name)))
  writeFileSync(join(draft, 'chromium'), content('chromium.br'))
  chmodSync(join(draft, 'chromium'), 0o755)
  const { status } = spawnSync('tar', ['-x', '-C', draft], { input: content('al2023.tar.br'), stdio: 'pipe' })
  if (status !== 0) throw new Error('The libraries of the browser cannot be unpacked: tar failed.')
  putInPlace(draft, to)
}

/** Another thread may have been quicker: one of the two is enough. */
export function putInPlace(draft: string, to: string): void {
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(to)) throw error
  }
}
