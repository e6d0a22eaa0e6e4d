import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { temporaryFolder } from './samples.ts'

/* A server as a process of its own, which can be killed. */

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const LIBRARIES = [
  ...['fastify', '@fastify/*', 'ws', 'pino', 'prom-client', 'kysely', '@photostructure/sqlite', 'pg'],
  ...['@node-rs/argon2', '@simplewebauthn/server', 'web-push', 'nodemailer'],
]

/** A program that has a server in it as files in a folder, by its source: it starts in less than a second. */
export async function builtProgram(source: URL, folder: string): Promise<string> {
  const outdir = join(folder, 'program')
  const options = { bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'es2023' } as const
  const entryPoints = [fileURLToPath(source)]
  await build({
    ...options,
    entryPoints,
    outdir,
    external: LIBRARIES,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  symlinkSync(pathOf('../../node_modules'), join(folder, 'node_modules'), 'junction')
  return join(outdir, basename(entryPoints[0]!).replace(/\.ts$/, '.mjs'))
}

/** The server alone. */
export const builtServer = (folder: string): Promise<string> =>
  builtProgram(new URL('serve.ts', import.meta.url), folder)

/** Where servers are run that may be killed: a folder that goes, and the server built in it. */
export interface ServingPlace {
  readonly folder: string
  readonly program: string
  /** An empty folder for the data of one of them. */
  dataFolder(name: string): string
  remove(): void
}

export async function servingPlace(): Promise<ServingPlace> {
  const { folder, remove } = temporaryFolder()
  const dataFolder = (name: string): string => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  return { folder, program: await builtServer(folder), dataFolder, remove }
}

export interface Serving {
  readonly child: ChildProcess
  readonly address: string
  /** With which code or signal it ended. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** Starts it, and waits until it listens; what it says instead is thrown. */
export function serve(
  program: string,
  data: string,
  port = 0,
  nodeArguments: readonly string[] = [],
  { publicUrl = null, postgres = null }: { readonly publicUrl?: string | null; readonly postgres?: string | null } = {},
): Promise<Serving> {
  const args = [...nodeArguments, program, data, String(port), ...(publicUrl === null ? [] : [publicUrl])]
  const env = { ...process.env, ...(postgres !== null && { ROUNDHOUSE_POSTGRES: postgres }) }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = new Promise<number | NodeJS.Signals>(resolve => {
    child.once('exit', (code, signal) => resolve(code ?? signal!))
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve({ child, address: text.trim(), ended }))
    child.once('close', () => reject(new Error(said)))
  })
}
