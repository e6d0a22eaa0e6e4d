import { record } from '@roundhouse/kernel/file/record'
import { choice, type Shape, whole } from '@roundhouse/kernel/file/shape'
import { AVOIDANCES, type Avoidance, MOST_SANCTION_DAYS, SANCTION_KINDS } from '@roundhouse/wire/conduct'
import { orNull, personName, positive, remark, seat, tableId } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type MeantPerson,
  type ModerationFault,
  ModerationRefusal,
  type WantedSanction,
} from '../moderation/moderation.ts'
import type { Person } from '../store/store.ts'
import { personBehind } from './guests.ts'
import type { House } from './house.ts'

const how = choice(AVOIDANCES)
const SOMEBODY = [
  record({ must: { how, person: positive } }),
  record({ must: { how, table: tableId, seat } }),
  record({ must: { how, table: tableId, line: positive } }),
]
export const onePerson = record({ must: { person: positive } })

export const closing = record({ must: { report: positive }, may: { note: remark } })
export const lifting = record({ must: { sanction: positive, why: remark } })
export const wantedSanction = record({
  must: {
    person: positive,
    kind: choice(SANCTION_KINDS),
    days: orNull(whole(1, MOST_SANCTION_DAYS)),
    why: remark,
    report: orNull(positive),
  },
})

/** Somebody is named by their number, or at a table by their seat or something they said. */
export const someone: Shape = {
  ...SOMEBODY[0]!,
  schema: { anyOf: SOMEBODY.map(({ schema }) => schema) },
  problems(value, where) {
    const all = SOMEBODY.map(shape => shape.problems(value, where))
    // Of several faults those of the shape that fits best are told.
    return all.toSorted((one, other) => one.length - other.length)[0]!
  },
}

const STATUS: Readonly<Record<ModerationFault, number>> = {
  ...{ 'not-host': 403, 'is-host': 403, yourself: 403 },
  ...{ 'no-such-person': 404, 'no-such-report': 404, 'no-such-sanction': 404 },
}

async function answered(reply: FastifyReply, work: () => Promise<object | void>): Promise<FastifyReply> {
  try {
    const answer = await work()
    return reply.sent ? reply : reply.send(answer ?? {})
  } catch (error) {
    if (!(error instanceof ModerationRefusal)) throw error
    return reply.code(STATUS[error.code]).send({ code: error.code })
  }
}

/** Whom somebody does not want to hear or to meet. */
export function moderationRoutes(app: FastifyInstance, house: House): void {
  const { moderation, hub } = house
  app.get('/api/avoided', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    return moderation.avoidedBy(person.number)
  })

  const post = <Body>(path: string, shape: Shape, work: (person: Person, body: Body) => Promise<void>): void => {
    app.post(`/api/${path}`, async (request, reply) => {
      const person = await personBehind(request, house)
      if (person === null) return reply.code(401).send({ code: 'nobody' })
      const why = shape.problems(request.body, 'the request')
      if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
      const wait = hub.avoidances.take(person.number, hub.clock.now())
      if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
      return answered(reply, () => work(person, request.body as Body))
    })
  }

  post<MeantPerson & { readonly how: Avoidance }>('avoided', someone, ({ number }, body) =>
    moderation.avoid(number, body, body.how),
  )
  post<{ readonly person: number }>('avoided/remove', onePerson, ({ number }, { person }) =>
    moderation.stopAvoiding(number, person),
  )
}

/** What hosts of the server see and do. For everybody else there is nothing here but a refusal. */
export function hostRoutes(app: FastifyInstance, house: House): void {
  const { moderation } = house

  const asHost = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (host: number) => Promise<object | void>,
  ): Promise<FastifyReply> => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    return answered(reply, async () => {
      await moderation.needHost(person.number)
      return work(person.number)
    })
  }

  const get = (path: string, work: (params: Readonly<Record<string, string>>) => Promise<object>): void => {
    app.get(`/api/host/${path}`, (request, reply) =>
      asHost(request, reply, () =>
        work({ ...(request.params as Record<string, string>), ...(request.query as Record<string, string>) }),
      ),
    )
  }
  get('reports', async ({ done }) => moderation.reports(done === 'true'))
  get('reports/:number', ({ number = '' }) => moderation.reportSheet(numberIn(number, 'no-such-report')))
  get('sanctions', () => moderation.sanctions())
  get('people', async ({ name = '' }) =>
    personName.problems(name.trim(), 'the name').length > 0 ? [] : moderation.peopleNamed(name.trim()),
  )
  get('people/:number', ({ number = '' }) => moderation.traceOf(numberIn(number, 'no-such-person')))

  const post = <Body>(path: string, shape: Shape, work: (host: number, body: Body) => Promise<object | void>): void => {
    app.post(`/api/host/${path}`, (request, reply) =>
      asHost(request, reply, async host => {
        const why = shape.problems(request.body, 'the request')
        if (why.length > 0) return void reply.code(400).send({ code: 'not-understood', why })
        return work(host, request.body as Body)
      }),
    )
  }
  post<{ readonly report: number; readonly note?: string }>('reports/close', closing, (host, { report, note = '' }) =>
    moderation.closeReport(host, report, note),
  )
  post<WantedSanction>('sanctions', wantedSanction, async (host, wanted) => ({
    sanction: await moderation.sanction(host, wanted),
  }))
  post<{ readonly sanction: number; readonly why: string }>('sanctions/lift', lifting, (host, { sanction, why }) =>
    moderation.lift(host, sanction, why),
  )
}

function numberIn(text: string, otherwise: ModerationFault): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ModerationRefusal(otherwise)
  return Number(text)
}
