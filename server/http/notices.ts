import { record } from '@roundhouse/kernel/file/record'
import type { Shape } from '@roundhouse/kernel/file/shape'
import { Refusal } from '@roundhouse/kernel/game'
import {
  mailAddress,
  mailCode,
  type NoticeSettings,
  noticeSettings,
  type PushSubscriptionText,
  pushSubscription,
  webhookAddress,
} from '@roundhouse/wire/notices'
import { tableId } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Buckets } from '../hub/allowance.ts'
import { checkZone } from '../hub/new-table.ts'
import type { Person } from '../store/store.ts'
import { HOUR, personBehind } from './guests.ts'
import type { House } from './house.ts'

export const nothing = record({ must: {} })
export const place = record({ must: { endpoint: webhookAddress } })
export const address = record({ must: { mail: mailAddress } })
export const proof = record({ must: { code: mailCode } })
export const hook = record({ must: { url: webhookAddress } })
export const awaited = record({ must: { table: tableId } })

/** How many mails with codes one address of the network may have sent in an hour. */
const MOST_CODES = 20

type Answer<Body> = (person: Person, body: Body, reply: FastifyReply) => Promise<unknown>

/** What people are told when they are not here, and by which ways. */
export async function noticeRoutes(app: FastifyInstance, house: House): Promise<void> {
  const { hub, notices } = house

  /** For somebody we know, with a body of this shape, as often as these buckets let them. */
  const route = <Body>(path: string, shape: Shape, most: Buckets, answer: Answer<Body>, perHour?: number): void => {
    const config = perHour === undefined ? {} : { config: { rateLimit: { max: perHour, timeWindow: HOUR } } }
    app.post(`/api/notices${path}`, config, async (request, reply) => {
      const person = await personBehind(request, house)
      if (person === null) return reply.code(401).send({ code: 'nobody' })
      const why = shape.problems(request.body, 'the request')
      if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
      const wait = most.take(person.number, hub.clock.now())
      if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
      return answer(person, request.body as Body, reply)
    })
  }
  const state = async ({ number }: Person, reply: FastifyReply, more: object = {}): Promise<unknown> =>
    reply.send({ ...(await notices.stateOf(number)), ...more })

  app.get('/api/notices', async (request, reply) => {
    const person = await personBehind(request, house)
    return person === null ? reply.code(401).send({ code: 'nobody' }) : state(person, reply)
  })

  route<NoticeSettings>('', noticeSettings, hub.notices, async (person, settings, reply) => {
    try {
      checkZone(settings.zone)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.code(400).send({ code: 'not-understood', why: [error.message] })
    }
    await notices.choose(person.number, settings)
    return state(person, reply)
  })

  route<PushSubscriptionText>('/devices', pushSubscription, hub.notices, async (person, subscription, reply) =>
    (await notices.addDevice(person.number, subscription))
      ? state(person, reply)
      : reply.code(400).send({ code: 'not-public' }),
  )

  route<{ readonly endpoint: string }>('/devices/remove', place, hub.notices, async (person, { endpoint }, reply) => {
    await notices.removeDevice(person.number, endpoint)
    return state(person, reply)
  })

  const askForCode: Answer<{ readonly mail: string }> = async (person, { mail }, reply) =>
    (await notices.addMail(person.number, mail)) ? state(person, reply) : reply.code(502).send({ code: 'not-sent' })
  route('/mail', address, hub.trials, askForCode, MOST_CODES)

  route<{ readonly code: string }>('/mail/prove', proof, hub.notices, async (person, { code }, reply) =>
    (await notices.proveMail(person.number, code))
      ? state(person, reply)
      : reply.code(409).send({ code: 'wrong-code' }),
  )

  route('/mail/remove', nothing, hub.notices, async (person, _, reply) => {
    await notices.removeMail(person.number)
    return state(person, reply)
  })

  route<{ readonly url: string }>('/webhook', hook, hub.notices, async (person, { url }, reply) => {
    const secret = await notices.setWebhook(person.number, url)
    return secret === null ? reply.code(400).send({ code: 'not-public' }) : state(person, reply, { secret })
  })

  route('/webhook/remove', nothing, hub.notices, async (person, _, reply) => {
    await notices.removeWebhook(person.number)
    return state(person, reply)
  })

  route('/try', nothing, hub.trials, async (person, _, reply) => reply.send(await notices.tryAll(person.number)))

  route<{ readonly table: string }>('/call', awaited, hub.calls, async (person, { table }, reply) => {
    const other = await hub.awaitedBy(person, table)
    if (other === null) return reply.code(409).send({ code: 'nobody-away' })
    return (await notices.call(other, table)) ? reply.send({}) : reply.code(409).send({ code: 'called-already' })
  })

  await app.register(async links => stopRoutes(links, house))
}

/**
 * Links that end notices, also for mail programs, which post a form and have no cookie (RFC 8058). The token stands in the
 * address, so nothing of it is logged; who only opens it is asked by the page, for some programs open every link.
 */
function stopRoutes(app: FastifyInstance, { notices }: House): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  const tokenOf = (request: FastifyRequest): string => (request.params as { readonly token: string }).token
  const quiet = { logLevel: 'silent' } as const
  app.post('/api/notices/stop/:token', quiet, async (request, reply) => {
    const channel = await notices.stopBy(tokenOf(request))
    return channel === null ? reply.code(404).send({ code: 'no-such-link' }) : reply.send({ channel })
  })
  app.get('/api/notices/stop/:token', quiet, async (request, reply) =>
    reply.redirect(`/#/stop-notices/${encodeURIComponent(tokenOf(request))}`),
  )
}
