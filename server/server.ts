import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Program } from '@roundhouse/bots/play/threads/thread'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ThreadedDesk } from './bots/desk.ts'
import { systemClock } from './clock.ts'
import { addressesOf } from './http/addresses.ts'
import { closeApp, newApp } from './http/app.ts'
import { systemChance } from './hub/chance.ts'
import { newMetrics } from './metrics.ts'
import type { NoticeOptions } from './notices/open-office.ts'
import { openServices } from './services.ts'
import { openServed } from './store/store-place.ts'

/** How a server is run. */
export interface ServerOptions {
  /** The folder in which everything is kept. */
  readonly data: string
  /** The PostgreSQL database in which everything but the key is kept; `null`: all of it is in the folder. */
  readonly postgres?: string | null
  readonly host: string
  readonly port: number
  readonly publicUrl: URL | null
  /** The folder of the page; `null`: another server has it. */
  readonly page: string | null
  /** What runs in the threads of bots (`bots/thread.ts`), and how many of them there are. */
  readonly botProgram: Program
  readonly botThreads: number
  readonly notices: NoticeOptions
  readonly log: FastifyBaseLogger
}

export interface RunningServer {
  /** Where it listens on this machine. */
  readonly address: URL
  /** By which addresses other machines reach it without a proxy. */
  readonly others: readonly string[]
  /** What is under way is kept and answered first. */
  stop(): Promise<void>
}

/** The program of the threads in which bots think. */
export const BOT_THREAD = new URL('./bots/thread.ts', import.meta.url)

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { data, postgres = null, host, port, publicUrl, page, botProgram, botThreads, notices, log } = options
  const place = postgres === null ? data : { url: postgres, folder: data }
  const { store, nodes } = await openServed(place, Date.now())
  const bots = new ThreadedDesk(botProgram, botThreads, systemClock)
  const onTrouble = (what: string, error: unknown) => log.error({ err: error }, what)
  const metrics = newMetrics()
  const home = (): URL => publicUrl ?? addressOf(app)
  const support = { store, nodes, clock: systemClock, chance: systemChance, bots, metrics, notices, home, onTrouble }
  const services = await openServices(support)
  const app = await newApp({ ...services, log, metrics, publicUrl, page })
  const stop = async (): Promise<void> => {
    await services.stop()
    await closeApp(app)
  }
  try {
    await app.listen({ host, port })
    await services.start()
  } catch (error) {
    await stop()
    throw error
  }
  const bound = app.server.address() as AddressInfo
  return { address: addressOf(app), others: addressesOf(bound, networkInterfaces()), stop }
}

function addressOf({ server }: FastifyInstance): URL {
  const { family, address, port } = server.address() as AddressInfo
  return new URL(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`)
}
