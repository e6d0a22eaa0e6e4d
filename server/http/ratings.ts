import { record } from '@roundhouse/kernel/file/record'
import { numberOfDay } from '@roundhouse/table/day'
import { LARGEST_RECORD } from '@roundhouse/wire/day'
import { anyText } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Buckets } from '../hub/allowance.ts'
import { DayRefusal } from '../ratings/day-check.ts'
import { personBehind } from './guests.ts'
import type { House } from './house.ts'

/** Profiles of people and the leaderboards of the games. */
export function ratingRoutes(app: FastifyInstance, house: House): void {
  const { ratings } = house
  const nothing = (reply: FastifyReply) => reply.code(404).send({ code: 'nobody' })

  app.get('/api/profile', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return nothing(reply)
    return (await ratings.profileOf(person.number, person.number)) ?? nothing(reply)
  })

  app.get<{ Params: { person: string } }>('/api/profiles/:person', async (request, reply) => {
    const { person } = request.params
    if (!/^[1-9]\d{0,8}$/.test(person)) return nothing(reply)
    const asking = await personBehind(request, house)
    return (await ratings.profileOf(Number(person), asking?.number ?? null)) ?? nothing(reply)
  })

  /** Who sits opposite: those at a table know each other by their seats. */
  app.get<{ Params: { table: string; seat: string } }>('/api/tables/:table/seats/:seat', async (request, reply) => {
    const { table, seat } = request.params
    const asking = await personBehind(request, house)
    if (asking === null || !/^\d$/.test(seat)) return nothing(reply)
    const person = await ratings.personAt(table, Number(seat), asking.number)
    return person === null ? nothing(reply) : { person }
  })

  app.get('/api/leaderboards', () => ratings.boards())
}

export const played = record({ must: { record: anyText } })

/** Records that a person may send in an hour: more than one only if something went wrong. */
const RECORDS = { most: 10, perSecond: 10 / 3600 }

/** The deals of the days: how everybody fared with one, and one's own. */
export function dayRoutes(app: FastifyInstance, house: House): void {
  const { ratings, hub } = house
  const sent = new Buckets(RECORDS)

  app.get('/api/days', async request => {
    const person = await personBehind(request, house)
    return person === null ? [] : ratings.ownDays(person.number)
  })

  app.get<{ Params: { day: string } }>('/api/days/:day', async (request, reply) => {
    const { day } = request.params
    if (numberOfDay(day) === null) return reply.code(404).send({ code: 'nothing-here' })
    const asking = await personBehind(request, house)
    return ratings.dayTable(day, asking?.number ?? null)
  })

  const large = { bodyLimit: LARGEST_RECORD }
  app.post<{ Params: { day: string } }>('/api/days/:day', large, async (request, reply) => {
    const { day } = request.params
    if (numberOfDay(day) === null) return reply.code(404).send({ code: 'nothing-here' })
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    const why = played.problems(request.body, 'the record')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const now = hub.clock.now()
    const wait = sent.take(person.number, now)
    if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
    try {
      const { record } = request.body as { readonly record: string }
      await ratings.playedDay(day, person.number, record, now)
      return await ratings.dayTable(day, person.number)
    } catch (error) {
      if (!(error instanceof DayRefusal)) throw error
      return reply.code(422).send({ code: error.code, why: [error.message] })
    }
  })
}
