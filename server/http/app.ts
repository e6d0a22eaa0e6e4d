import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { LARGEST_MESSAGE } from '@roundhouse/wire/messages'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { BarRefusal } from '../people/accounts.ts'
import { accountRoutes } from './accounts.ts'
import { addressesRoute } from './addresses.ts'
import { contentSecurity } from './content-security.ts'
import { deviceKeyRoutes } from './device-keys.ts'
import { guestRoutes } from './guests.ts'
import { healthRoute } from './health.ts'
import type { AddressLimits, House } from './house.ts'
import { lobbyRoutes } from './lobby.ts'
import { hostRoutes, moderationRoutes } from './moderation.ts'
import { noticeRoutes } from './notices.ts'
import { openApiRoute } from './open-api.ts'
import { isOwnOrigin } from './origin.ts'
import { dayRoutes, ratingRoutes } from './ratings.ts'
import { socketRoute } from './socket.ts'
import { tableRoutes } from './tables.ts'
import { tournamentRoutes } from './tournaments.ts'
import { vacationRoutes } from './vacations.ts'

const USUAL_LIMITS: AddressLimits = { requests: 120, guests: 20, sockets: 30 }

/** Adds hooks before there are any doors: hooks see only what comes after them. */
export type Onlooker = (app: FastifyInstance) => void

/** The server's doors: the page, guests, tables and the socket. Everything else is answered with a sentence. */
export async function newApp(house: House, onlooker: Onlooker = () => {}): Promise<FastifyInstance> {
  const { publicUrl, page, log, limits = USUAL_LIMITS } = house
  // Behind a proxy the last address that it wrote down is true; whatever a client wrote before is not.
  const trustProxy = publicUrl === null ? false : (_: string, hop: number) => hop < 1
  const app = fastify({ loggerInstance: log, bodyLimit: LARGEST_MESSAGE, trustProxy, schemaController: NO_SCHEMAS })
  app.setErrorHandler(answerError)
  onlooker(app)
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
    await api.register(rateLimit, { max: limits.requests, timeWindow: 60_000 })
    guestRoutes(api, house, limits.guests)
    deviceKeyRoutes(api, house, limits.guests)
    accountRoutes(api, house, limits.guests)
    tableRoutes(api, house)
    lobbyRoutes(api, house)
    vacationRoutes(api, house)
    await noticeRoutes(api, house)
    addressesRoute(api, house)
    ratingRoutes(api, house)
    dayRoutes(api, house)
    moderationRoutes(api, house)
    hostRoutes(api, house)
    tournamentRoutes(api, house)
    openApiRoute(api)
    socketRoute(api, house, limits.sockets)
  })
  healthRoute(app, house)
  if (page !== null) await servePage(app, page)
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'nothing-here' }))
  return app
}

const noSchema = (): never => {
  throw new Error('A route has a schema, and nothing that reads it')
}

/** Our own shapes check what is asked, and answers are plain JSON: what compiles schemas for both is not even loaded. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } }

/** What reads files is loaded where there is a page. */
async function servePage(app: FastifyInstance, page: string): Promise<void> {
  const { default: files } = await import('@fastify/static')
  await app.register(files, { root: page, cacheControl: false, preCompressed: true, setHeaders: fileHeaders(page) })
}

/** Milliseconds in which clients may end what they are at; then they are cut off. */
const LONGEST_GOODBYE = 500

/** Closes the doors, also to those who neither answer nor go. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate()
    app.server.closeAllConnections()
  }, LONGEST_GOODBYE)
  await app.close().finally(() => clearTimeout(cutOff))
}

/** What is wrong with a request is said; what is wrong with us is not for others. */
function answerError(error: FastifyError | BarRefusal, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof BarRefusal) {
    void reply.code(error.statusCode).send({ code: 'barred', until: error.until })
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'a request could not be answered')
  const code = status === 429 ? 'too-fast' : status < 500 ? 'not-understood' : 'not-kept'
  void reply.code(status).send(status < 500 ? { code, why: [error.message] } : { code })
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
const isUpgrade = (upgrade: string | undefined): boolean => upgrade?.toLowerCase() === 'websocket'

/** What is named by its content never changes; the rest is asked for each time. */
const fileHeaders =
  (page: string) =>
  (reply: { setHeader(name: string, value: string): void }, path: string): void => {
    const isAsset = path.startsWith(`${page}/assets/`)
    reply.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    reply.setHeader('vary', 'accept-encoding')
  }
