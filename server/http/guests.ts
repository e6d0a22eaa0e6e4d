import { record } from '@roundhouse/kernel/file/record'
import { personName } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignIn } from '../people/sign-in-rows.ts'
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

/** By which sign-in somebody asks; `null`: nobody we know. Who is barred is refused, unless it is about what is kept of them. */
export async function signInBehind(
  request: FastifyRequest,
  { accounts }: House,
  mayBeBarred = false,
): Promise<SignIn | null> {
  const token = request.cookies[cookieName(isSafe(request))]
  return token === undefined ? null : accounts.signInWith(token, request.headers['user-agent'], mayBeBarred)
}

/** Who asks; `null`: nobody we know. */
export const personBehind = async (request: FastifyRequest, house: House): Promise<Person | null> =>
  (await signInBehind(request, house))?.person ?? null

/** From now on this browser is known by the token. */
export function rememberIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSafe(request)
  reply.setCookie(cookieName(secure), token, cookieOptions(secure))
}

/** This browser is nobody's any more. */
export function forgetIn(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSafe(request)
  reply.clearCookie(cookieName(secure), { path: '/', secure })
}

const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: REMEMBERED }) as const

const deviceCookieName = (secure: boolean): string => `${cookieName(secure)}-device`

/** That an account was signed in with this browser; it lets nobody in. */
export const deviceTokenOf = (request: FastifyRequest): string | null =>
  request.cookies[deviceCookieName(isSafe(request))] ?? null

export function rememberDeviceIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSafe(request)
  reply.setCookie(deviceCookieName(secure), token, cookieOptions(secure))
}

export const guest = record({ must: { name: personName } })

/** A guest gets a name and a cookie, and is known by it from then on. */
export function guestRoutes(app: FastifyInstance, house: House, most: number): void {
  const { hub } = house
  app.post('/api/guest', { config: { rateLimit: { max: most, timeWindow: HOUR } } }, async (request, reply) => {
    const why = guest.problems(request.body, 'the guest')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const { name } = request.body as { readonly name: string }
    const known = await signInBehind(request, house)
    // The name of an account is nobody else's: at a table its person may use another, and keeps their own.
    if (known?.isAccount) return reply.send({ name: known.person.name })
    if (known !== null) await hub.rename(known.person, name)
    else {
      await house.accounts.refuseBarredDevice(deviceTokenOf(request))
      rememberIn(request, reply, await hub.newGuest(name))
    }
    return reply.send({ name })
  })

  app.get('/api/guest', async request => {
    const known = await signInBehind(request, house)
    return { name: known?.person.name ?? null, isAccount: known?.isAccount ?? false }
  })
}
