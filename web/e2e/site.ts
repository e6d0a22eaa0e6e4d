import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveFolder } from '../static.mjs'

/** The page as it is shipped, served on a port of its own. */
export interface Site {
  readonly address: string
  /** Where it was built. */
  readonly folder: string
  /** The files that were asked for, as `assets/index.js`. */
  readonly requested: ReadonlySet<string>
  close(): Promise<void>
}

/** A folder of our own, which goes when the program ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-page-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A test runner says that this is a test; what is shipped is built for production. */
export async function buildInto(folder: string, entry?: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
    const input = entry === undefined ? {} : { rollupOptions: { input: entry } }
    await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, ...input } })
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Another page of ours than the one that is shipped, for a test that needs it; it is served until the tests are over. */
export async function openOther(entry: URL): Promise<Site> {
  const folder = newFolder()
  await buildInto(folder, fileURLToPath(entry))
  return serveSite(folder)
}

/** A program builds the page once. */
let built: Promise<string> | null = null

async function buildPage(): Promise<string> {
  const folder = newFolder()
  await buildInto(folder)
  return folder
}

export async function openSite(headers: OutgoingHttpHeaders = {}): Promise<Site> {
  built ??= buildPage()
  return serveSite(await built, headers)
}

/** Serves a page that is built. */
export async function serveSite(folder: string, headers: OutgoingHttpHeaders = {}): Promise<Site> {
  const requested = new Set<string>()
  const server = await serveFolder(folder, { headers, requested: file => requested.add(file) })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    folder,
    requested,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** A page of its own, for a test that changes it. */
export function copySite(folder: string): Promise<Site> {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  return serveSite(copy)
}
