import { record } from '@roundhouse/kernel/file/record'
import { linkKey } from '@roundhouse/wire/shapes'
import type { FastifyInstance } from 'fastify'
import { HOUR, personBehind, rememberIn } from './guests.ts'
import type { House } from './house.ts'

export const presented = record({ must: { key: linkKey } })
export const withdrawal = record({ must: {} })

/**
 * A key that brings a person to another browser: it works once, within an hour, and until another is made or it is
 * withdrawn. It comes and goes in the bodies of requests, never in an address, so no log has it.
 */
export function deviceKeyRoutes(app: FastifyInstance, house: House, most: number): void {
  const { hub } = house
  app.post('/api/keys', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    const wait = hub.keys.take(person.number, hub.clock.now())
    if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
    return reply.code(201).send(await hub.newKey(person))
  })

  app.post('/api/keys/withdraw', async (request, reply) => {
    const person = await personBehind(request, house)
    if (person === null) return reply.code(401).send({ code: 'nobody' })
    const why = withdrawal.problems(request.body, 'the request')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    await hub.withdrawKey(person)
    return reply.send({})
  })

  const limited = { config: { rateLimit: { max: most, timeWindow: HOUR } } }
  app.post('/api/keys/use', limited, async (request, reply) => {
    const why = presented.problems(request.body, 'the key')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const found = await hub.redeemKey((request.body as { readonly key: string }).key)
    if (found === null) return reply.code(404).send({ code: 'no-such-key' })
    rememberIn(request, reply, found.token)
    return reply.send({ name: found.person.name })
  })
}
