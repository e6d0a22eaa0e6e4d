import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { countPasskey, type Passkey, passkeyBy, passkeysOf, putChallenge, takeChallenge } from './account-rows.ts'
import type { PeopleSupport } from './support.ts'

/** Where a passkey is used: it works nowhere else. */
export interface PasskeySite {
  /** `https://trains.example`. */
  readonly origin: string
  /** `trains.example`. */
  readonly domain: string
}

/** Milliseconds in which a passkey is to be used after it was asked for. */
const LIFE_OF_CHALLENGE = 300_000

const TITLE = 'Roundhouse'

/** What knows passkeys is large: it is loaded with the first of them, and no start waits for it. */
const webAuthn = () => import('@simplewebauthn/server')

/** A passkey as it comes from a browser, which is not an account's yet. */
export type NewPasskey = Omit<Passkey, 'person' | 'device' | 'created'>

/** What a browser is asked for, and what it answers. What it has to sign works once, and on any machine of this server. */
export class Passkeys {
  private readonly support: PeopleSupport

  constructor(support: PeopleSupport) {
    this.support = support
  }

  /** For a new passkey. `person`: who has some already, which are not made twice on one device. */
  async askForNew({ domain }: PasskeySite, name: string, person: number | null) {
    const known = person === null ? [] : await this.support.store.read(passkeysOf(person))
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: TITLE,
      rpID: domain,
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { id: await this.remember(options.challenge, name), options }
  }

  /** `null`: it was not asked for, or is none. */
  async readNew({ origin, domain }: PasskeySite, id: string, response: RegistrationResponseJSON) {
    const asked = await this.support.store.write(takeChallenge(id, this.support.clock.now()))
    if (asked === null || asked.name === null) return null
    const { verifyRegistrationResponse } = await webAuthn()
    const found = await verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
    }).catch(() => null)
    if (found === null || !found.verified || found.registrationInfo === undefined) return null
    const { credential } = found.registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const { counter, transports = [] } = credential
    const passkey: NewPasskey = { id: credential.id, publicKey, counter, transports }
    return { name: asked.name, passkey }
  }

  async ask({ domain }: PasskeySite) {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({ rpID: domain, userVerification: 'preferred' })
    return { id: await this.remember(options.challenge, null), options }
  }

  /** Whose passkey it is; `null`: nobody's, or it does not fit. */
  async read(
    { origin, domain }: PasskeySite,
    id: string,
    response: AuthenticationResponseJSON,
  ): Promise<number | null> {
    const { store, clock } = this.support
    const asked = await store.write(takeChallenge(id, clock.now()))
    const passkey = await store.read(passkeyBy(response.id))
    if (asked === null || passkey === null) return null
    const { verifyAuthenticationResponse } = await webAuthn()
    const found = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(() => null)
    if (found === null || !found.verified) return null
    await store.write(countPasskey(passkey.id, found.authenticationInfo.newCounter))
    return passkey.person
  }

  private async remember(challenge: string, name: string | null): Promise<string> {
    const { store, clock, chance } = this.support
    const id = chance.key()
    await store.write(putChallenge({ id, challenge, name, until: clock.now() + LIFE_OF_CHALLENGE }))
    return id
  }
}
