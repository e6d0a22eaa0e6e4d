import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Program } from '@roundhouse/bots/play/threads/thread'
import type { FastifyBaseLogger } from 'fastify'
import { ThreadedDesk } from './bots/desk.ts'
import { systemClock } from './clock.ts'
import { addressesOf } from './http/addresses.ts'
import { closeApp, newApp } from './http/app.ts'
import { systemChance } from './hub/chance.ts'
import { Hub } from './hub/hub.ts'
import { newMetrics } from './metrics.ts'
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
  const { data, postgres = null, host, port, publicUrl, page, botProgram, botThreads, log } = options
  const place = postgres === null ? data : { url: postgres, folder: data }
  const { store, nodes } = await openServed(place, Date.now())
  const bots = new ThreadedDesk(botProgram, botThreads, systemClock)
  const onTrouble = (what: string, error: unknown) => log.error({ err: error }, what)
  const metrics = newMetrics()
  const hub = new Hub({ store, nodes, clock: systemClock, chance: systemChance, bots, metrics, onTrouble })
  const app = await newApp({ hub, log, metrics, publicUrl, page })
  const stop = async (): Promise<void> => {
    await hub.stop()
    await closeApp(app)
  }
  try {
    // Whoever finds the port taken leaves the folder as it was: a sign of life would take from clocks what is theirs.
    await app.listen({ host, port })
    await hub.start()
  } catch (error) {
    await stop()
    throw error
  }
  const bound = app.server.address() as AddressInfo
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return { address: new URL(`http://${name}:${bound.port}/`), others: addressesOf(bound, networkInterfaces()), stop }
}
