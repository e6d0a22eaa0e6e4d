import { record } from '@roundhouse/kernel/file/record'
import { personName } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../store/store.ts'
import type { House } from './house.ts'

/** How long a browser remembers a guest, in seconds. */
const REMEMBERED = 400 * 24 * 3600

export const HOUR = 3_600_000

/**
 * Browsers keep a cookie with this prefix only from where it was set, and only over a safe line; this machine itself
 * counts as one. In a home without one the plain name has to do.
 */
const cookieName = (isSafe: boolean): string => (isSafe ? '__Host-roundhouse' : 'roundhouse')

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]', '::1']

const isSafe = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || THIS_MACHINE.includes(hostname)

/** Who asks; `null`: nobody we know. */
export async function personBehind(request: FastifyRequest, { hub }: House): Promise<Person | null> {
  const token = request.cookies[cookieName(isSafe(request))]
  return token === undefined ? null : hub.personWith(token)
}

/** From now on this browser is known by the token. */
export function rememberIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSafe(request)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: REMEMBERED } as const
  reply.setCookie(cookieName(secure), token, options)
}

const guest = record({ must: { name: personName } })

/** A guest gets a name and a cookie, and is known by it from then on. */
export function guestRoutes(app: FastifyInstance, house: House, most: number): void {
  const { hub } = house
  app.post('/api/guest', { config: { rateLimit: { max: most, timeWindow: HOUR } } }, async (request, reply) => {
    const why = guest.problems(request.body, 'the guest')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const { name } = request.body as { readonly name: string }
    const known = await personBehind(request, house)
    if (known !== null) await hub.rename(known, name)
    else rememberIn(request, reply, await hub.newGuest(name))
    return reply.send({ name })
  })

  app.get('/api/guest', async request => ({ name: (await personBehind(request, house))?.name ?? null }))
}
