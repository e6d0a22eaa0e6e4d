import { type Fields, record } from '@roundhouse/kernel/file/record'
import { isObject, leaf, type Shape, text } from '@roundhouse/kernel/file/shape'
import { linkKey, orNull, personName } from '@roundhouse/wire/shapes'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Buckets } from '../hub/allowance.ts'
import { type AccountFault, AccountRefusal, type Caller, type NewTokens } from '../people/accounts.ts'
import type { PasskeySite } from '../people/passkeys.ts'
import { MOST_PASSWORD } from '../people/passwords.ts'
import type { SignIn } from '../people/sign-in-rows.ts'
import { deviceTokenOf, forgetIn, HOUR, rememberDeviceIn, rememberIn, signInBehind } from './guests.ts'
import type { House } from './house.ts'

/** What nobody else may read is not repeated to say what is wrong with it. */
const secret = (most: number): Shape<string> =>
  leaf(
    `a text of 1 to ${most} characters`,
    { type: 'string', minLength: 1, maxLength: most },
    value => typeof value === 'string' && value.length > 0 && value.length <= most,
    () => 'something else',
  )

const password = secret(MOST_PASSWORD)
const deviceId = text('^[0-9a-f]{16}$', 'the name of a device')
const credentialId = text('^[A-Za-z0-9_-]{1,1400}$', 'a passkey, or password')

/** What a browser answers for a passkey: it is read by those who know it, and has a name. */
const passkeyAnswer = leaf<RegistrationResponseJSON & AuthenticationResponseJSON>(
  'the answer of a passkey',
  { type: 'object' },
  value => isObject(value) && typeof value['id'] === 'string' && isObject(value['response']),
  () => 'something else',
)

const body = <Sent>(must: Fields['must'], may: Fields['must'] = {}) => record({ must, may }) as Shape<Sent>

export const BODIES = {
  nothing: body<object>({}),
  nameAndPassword: body<{ name: string; password: string }>({ name: personName, password }),
  nameAndCode: body<{ name: string; code: string }>({ name: personName, code: secret(60) }),
  passkeyFor: body<{ name?: string }>({}, { name: personName }),
  passkey: body<{ id: string; response: RegistrationResponseJSON & AuthenticationResponseJSON }>({
    ...{ id: linkKey, response: passkeyAnswer },
  }),
  password: body<{ password: string }>({ password }),
  name: body<{ name: string }>({ name: personName }),
  credential: body<{ id: string }>({ id: credentialId }),
  device: body<{ id: string | null }>({ id: orNull(deviceId) }),
}

const STATUS: Readonly<Partial<Record<AccountFault, number>>> = {
  ...{ 'name-taken': 409, 'has-account': 409, 'no-account': 409, 'last-credential': 409 },
  ...{ 'wrong-sign-in': 403, 'wrong-passkey': 403, 'prove-it': 403, 'no-such-device': 404, 'too-fast': 429 },
}

/** Files of one's own data in an hour: each opens all of one's games. */
const EXPORTS = { most: 5, perSecond: 5 / 3600 }

/** Accounts: made, signed in to, changed, taken along and forgotten. */
export function accountRoutes(app: FastifyInstance, house: House, mostNew: number): void {
  const { accounts, hub, publicUrl } = house
  const exports = new Buckets(EXPORTS)

  const callerOf = async (request: FastifyRequest): Promise<Caller> => ({
    address: request.ip,
    agent: request.headers['user-agent'],
    signIn: await signInBehind(request, house),
    deviceToken: deviceTokenOf(request),
  })

  /** A passkey belongs to the place by which the page was reached, which the browser says truly. */
  const siteOf = ({ headers, hostname }: FastifyRequest): PasskeySite =>
    publicUrl === null
      ? { origin: headers.origin ?? '', domain: hostname }
      : { origin: publicUrl.origin, domain: publicUrl.hostname }

  /** What fits its shape is done, and refused in a word. */
  const post = <Sent>(
    path: string,
    shape: Shape<Sent>,
    work: (request: FastifyRequest, reply: FastifyReply, sent: Sent) => Promise<object>,
    limit: object = {},
  ) =>
    app.post(`/api/${path}`, limit, async (request, reply) => {
      const why = shape.problems(request.body, 'the request')
      if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
      return answering(reply, () => work(request, reply, request.body as Sent))
    })

  /** For those who are known alone. */
  const ownPost = <Sent>(
    path: string,
    shape: Shape<Sent>,
    work: (signIn: SignIn, sent: Sent, reply: FastifyReply) => Promise<object>,
  ) =>
    post(path, shape, async (request, reply, sent) => {
      const signIn = await signInBehind(request, house)
      return signIn === null ? reply.code(401).send({ code: 'nobody' }) : work(signIn, sent, reply)
    })

  app.get('/api/account', async (request, reply) => {
    const signIn = await signInBehind(request, house)
    return signIn === null ? reply.code(401).send({ code: 'nobody' }) : reply.send(await accounts.about(signIn))
  })

  const fewNew = { config: { rateLimit: { max: mostNew, timeWindow: HOUR } } }

  /** With the tokens in cookies, and out of the answer. */
  const remembering = <Answer extends NewTokens>(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, deviceToken, ...answer }: Answer,
  ): object => {
    if (token !== null) rememberIn(request, reply, token)
    if (deviceToken !== null) rememberDeviceIn(request, reply, deviceToken)
    return answer
  }

  post(
    'account',
    BODIES.nameAndPassword,
    async (request, reply, { name, password: typed }) =>
      remembering(request, reply, await accounts.createWithPassword(await callerOf(request), name, typed)),
    fewNew,
  )
  post('account/passkey/options', BODIES.passkeyFor, async (request, _, { name }) =>
    accounts.askForPasskey(await callerOf(request), siteOf(request), name ?? null),
  )
  post('account/passkey', BODIES.passkey, async (request, reply, { id, response }) => {
    return remembering(
      request,
      reply,
      await accounts.addPasskey(await callerOf(request), siteOf(request), id, response),
    )
  })

  post('sign-in', BODIES.nameAndPassword, async (request, reply, { name, password: typed }) =>
    remembering(request, reply, await accounts.signInByPassword(await callerOf(request), name, typed)),
  )
  post('sign-in/code', BODIES.nameAndCode, async (request, reply, { name, code }) =>
    remembering(request, reply, await accounts.signInByCode(await callerOf(request), name, code)),
  )
  post('sign-in/passkey/options', BODIES.nothing, request => accounts.askForSignIn(siteOf(request)))
  post('sign-in/passkey', BODIES.passkey, async (request, reply, { id, response }) => {
    return remembering(
      request,
      reply,
      await accounts.signInByPasskey(await callerOf(request), siteOf(request), id, response),
    )
  })
  post('sign-out', BODIES.nothing, async (request, reply) => {
    const signIn = await signInBehind(request, house)
    if (signIn !== null) await accounts.signOut(signIn)
    forgetIn(request, reply)
    return {}
  })

  ownPost('account/name', BODIES.name, async (signIn, { name }) => ({ name: await accounts.rename(signIn, name) }))
  ownPost('account/password', BODIES.password, async (signIn, { password: typed }) => {
    await accounts.setPassword(signIn, typed)
    return {}
  })
  ownPost('account/codes', BODIES.nothing, async signIn => ({ codes: await accounts.renewCodes(signIn) }))
  ownPost('account/credentials/remove', BODIES.credential, async (signIn, { id }) => {
    await accounts.removeCredential(signIn, id)
    return {}
  })
  ownPost('account/devices/sign-out', BODIES.device, async (signIn, { id }) => {
    await accounts.signOutDevice(signIn, id)
    return {}
  })
  ownPost('account/export', BODIES.nothing, async (signIn, _, reply) => {
    const wait = exports.take(signIn.person.number, hub.clock.now())
    if (wait > 0) throw new AccountRefusal('too-fast', wait)
    reply.header('content-disposition', 'attachment; filename="roundhouse.json"')
    return accounts.exportOf(signIn)
  })
  post('account/forget', BODIES.name, async (request, reply, { name }) => {
    const signIn = await signInBehind(request, house)
    if (signIn === null) return reply.code(401).send({ code: 'nobody' })
    await accounts.forget(signIn, name)
    forgetIn(request, reply)
    return {}
  })
}

async function answering(reply: FastifyReply, work: () => Promise<object>): Promise<object> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AccountRefusal)) throw error
    const { code, wait } = error
    return reply.code(STATUS[code] ?? 400).send({ code, ...(wait !== null && { wait }) })
  }
}
