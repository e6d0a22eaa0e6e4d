import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The page as it is shipped, built for the tests alone and served on a port of its own. */
export interface Site {
  readonly address: string
  /** Where it was built. */
  readonly folder: string
  /** The files that were asked for, as `assets/index.js`. */
  readonly asked: ReadonlySet<string>
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Test files that share a thread share what was built. */
let built: Promise<string> | null = null

const NAME = 'roundhouse-page-'

async function buildPage(): Promise<string> {
  clearAway()
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`))
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  return folder
}

/** A thread ends without a word, so the pages of earlier runs are cleared away by the next one. */
function clearAway(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? []
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

export async function openSite(headers: OutgoingHttpHeaders = {}): Promise<Site> {
  built ??= buildPage()
  const folder = await built
  const asked = new Set<string>()
  const server = await listen(folder, asked, headers)
  return {
    folder,
    asked,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function listen(folder: string, asked: Set<string>, headers: OutgoingHttpHeaders): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('There is nothing here.')
      return
    }
    asked.add(path.slice(1))
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}
