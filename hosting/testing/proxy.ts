import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findNginx } from './find-nginx.ts'

/** nginx with our own configuration, on ports of its own and with a certificate that nobody but the test trusts. */
export interface RunningProxy {
  readonly plainPort: number
  readonly port: number
  /** The certificate, which a client has to trust. */
  readonly certificate: string
  stop(): Promise<void>
}

const NAME = 'localhost'

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()))
    })
  })

/** Starts nginx before the servers at these ports, with its files in a folder. */
export async function startProxy(folder: string, ...serverPorts: readonly number[]): Promise<RunningProxy> {
  const [plainPort, port] = [await freePort(), await freePort()]
  mkdirSync(folder, { recursive: true })
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'] }
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    quiet,
  )
  writeFileSync(join(folder, 'site.conf'), siteWith({ plainPort, port, serverPorts, certificate, key }))
  writeFileSync(join(folder, 'nginx.conf'), mainWith(folder))
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  execFileSync(findNginx(), ['-t', '-q', ...args], quiet)
  const child = spawn(findNginx(), args, { stdio: 'inherit' })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = (): Promise<void> => {
    child.kill('SIGTERM')
    return ended
  }
  return { plainPort, port, certificate, stop }
}

/** What a site is told of the place where it runs. */
interface Place {
  readonly plainPort: number
  readonly port: number
  readonly serverPorts: readonly number[]
  readonly certificate: string
  readonly key: string
}

/** The configuration that we hand out, with nothing changed but names, ports and paths, and a line for each node. */
function siteWith({ plainPort, port, serverPorts, certificate, key }: Place): string {
  const changes = [
    ['server 127.0.0.1:8080;', serverPorts.map(each => `server 127.0.0.1:${each};`).join(' ')],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['server_name trains.example;', `server_name ${NAME};`],
    ['/etc/letsencrypt/live/trains.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/trains.example/privkey.pem', key],
  ] as const
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`hosting/nginx.conf has no "${from}" to put ${to} for.`)
      return text.replaceAll(from, to)
    },
    readFileSync(new URL('../nginx.conf', import.meta.url), 'utf8'),
  )
}

/** What Debian has around a site, with all that is written in the folder. */
function mainWith(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 256; }',
    'http {',
    `  access_log ${join(folder, 'access.log')};`,
    ...places.map(each => `  ${each}_temp_path ${join(folder, each)};`),
    `  include ${join(folder, 'site.conf')};`,
    '}',
    '',
  ].join('\n')
}

/** What came back through the proxy. */
interface ProxyAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks through the proxy, from an address of this machine and with headers of one's own. */
export const askThrough = (
  { port, certificate }: RunningProxy,
  path: string,
  {
    body,
    from = '127.0.0.1',
    headers = {},
  }: { readonly body?: object; readonly from?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<ProxyAnswer> =>
  new Promise((resolve, reject) => {
    const isSent = body !== undefined
    const sending = request(
      {
        ...{ host: '127.0.0.1', servername: NAME, port, path, localAddress: from, ca: readFileSync(certificate) },
        method: isSent ? 'POST' : 'GET',
        headers: { host: `${NAME}:${port}`, ...(isSent && { 'content-type': 'application/json' }), ...headers },
      },
      async answer => {
        const parts = await answer.setEncoding('utf8').toArray()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parts.join('') })
      },
    )
    sending.once('error', reject).end(isSent ? JSON.stringify(body) : undefined)
  })
