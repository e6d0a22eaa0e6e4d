import { Refusal } from '@roundhouse/kernel/game'
import { type NewTable, newTable } from '@roundhouse/wire/setup'
import type { FastifyInstance } from 'fastify'
import { personBehind } from './guests.ts'
import type { House } from './house.ts'

/** A table is set up by a request; everything after that is said over the socket. */
export function tableRoutes(app: FastifyInstance, house: House): void {
  const { hub } = house
  app.post('/api/tables', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    const why = newTable.problems(request.body, 'the table')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const wait = hub.setUps.take(person.number, hub.clock.now())
    if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
    try {
      return reply.code(201).send(await hub.setUp(person, request.body as NewTable))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.code(400).send({ code: 'not-understood', why: [error.message] })
    }
  })
}
