import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import { LARGEST_MESSAGE } from '@roundhouse/wire/messages'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Hub } from '../hub/hub.ts'
import type { Metrics } from '../metrics.ts'
import { contentSecurity } from './content-security.ts'
import { guestRoutes } from './guests.ts'
import { healthRoute } from './health.ts'
import { isOwnOrigin } from './origin.ts'
import { socketRoute } from './socket.ts'
import { tableRoutes } from './tables.ts'

/** What a server is told about the place where it runs. */
export interface House {
  readonly hub: Hub
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** The address by which people know it; `null`: any by which it is reached on this machine. */
  readonly publicUrl: URL | null
  /** The folder of the page; `null`: another server has it. */
  readonly page: string | null
}

/** How many requests an address may make in a minute, pages and their parts not counted. */
const REQUESTS = { max: 120, timeWindow: 60_000 }

/** The server's doors: the page, guests, tables and the socket. Everything else is answered with a sentence. */
export async function newApp(house: House): Promise<FastifyInstance> {
  const { publicUrl, page, log } = house
  const app = fastify({ loggerInstance: log, bodyLimit: LARGEST_MESSAGE, trustProxy: publicUrl !== null })
  // A form of another site can send texts without asking; JSON it cannot.
  app.removeContentTypeParser('text/plain')
  await app.register(helmet, contentSecurity(publicUrl))
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } })
  app.addHook('onRequest', async (request, reply) => {
    if (isRead(request.method) && !isUpgrade(request.headers.upgrade)) return
    if (!isOwnOrigin(request.headers, publicUrl)) await reply.code(403).send({ code: 'foreign-origin' })
  })
  await app.register(async api => {
    await api.register(rateLimit, REQUESTS)
    guestRoutes(api, house)
    tableRoutes(api, house)
    socketRoute(api, house)
  })
  healthRoute(app, house)
  if (page !== null) await app.register(files, { root: page, cacheControl: false, setHeaders: cacheHeaders(page) })
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'nothing-here' }))
  return app
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
const isUpgrade = (upgrade: string | undefined): boolean => upgrade?.toLowerCase() === 'websocket'

/** What is named by its content never changes; the rest is asked for each time. */
const cacheHeaders =
  (page: string) =>
  (reply: { setHeader(name: string, value: string): void }, path: string): void =>
    reply.setHeader(
      'cache-control',
      path.startsWith(`${page}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
