import { pino } from 'pino'
import { NO_MAIL } from '../notices/open-office.ts'
import { startServer } from '../server.ts'

/*
 * A server without a page and without bots, as a process of its own: `node serve.mjs <folder> <port>`, and the address by
 * which people know it if a proxy stands before it. It prints where it listens, and stops as `roundhouse serve` does.
 */

const [folder, port, publicUrl] = process.argv.slice(2)

try {
  const server = await startServer({
    ...{ data: folder!, host: '127.0.0.1', port: Number(port), page: null },
    postgres: process.env['ROUNDHOUSE_POSTGRES'] ?? null,
    publicUrl: publicUrl === undefined ? null : new URL(publicUrl),
    ...{ botProgram: { file: new URL('file:///none') } as never, botThreads: 0 },
    notices: NO_MAIL,
    log: pino({ level: 'error' }, pino.destination(2)),
  })
  process.once('SIGTERM', () => void server.stop())
  process.stdout.write(`${server.address.origin}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
