import { record } from '@roundhouse/kernel/file/record'
import { whole } from '@roundhouse/kernel/file/shape'
import { VACATION_DAYS } from '@roundhouse/wire/vacation'
import type { FastifyInstance } from 'fastify'
import { personBehind } from './guests.ts'
import type { House } from './house.ts'

export const wanted = record({ must: { days: whole(0, VACATION_DAYS) } })

/** Days on which the daily clocks of a person stand: so many from now on, or none any more. */
export function vacationRoutes(app: FastifyInstance, house: House): void {
  const { hub } = house
  app.get('/api/vacation', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    return reply.send(await hub.vacationOf(person))
  })

  app.post('/api/vacation', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    const why = wanted.problems(request.body, 'the vacation')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const wait = hub.vacations.take(person.number, hub.clock.now())
    if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
    const state = await hub.takeVacation(person, (request.body as { readonly days: number }).days)
    return state === null ? reply.code(409).send({ code: 'no-days-left' }) : reply.send(state)
  })
}
