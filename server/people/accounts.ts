import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PersonPart } from '../store/person-part.ts'
import { banOfDevice, type HouseBan, sanctionOn } from '../store/sanctions.ts'
import type { Person } from '../store/store.ts'
import { accountNameFault, normalName, skeletonOf } from './account-name.ts'
import {
  accountBy,
  accountOf,
  addPasskey,
  codesLeft,
  dropChallenges,
  isNameFree,
  nameAccount,
  passkeysOf,
  passwordOf,
  personNamed,
  putCodes,
  putPassword,
  removeCredential,
  useCode,
} from './account-rows.ts'
import { deviceOf } from './device.ts'
import { forget, forgetQuietGuests } from './forgetting.ts'
import { bringAlong } from './merging.ts'
import { exportOf } from './own-data.ts'
import { type PasskeySite, Passkeys } from './passkeys.ts'
import { hashOfPassword, isPassword, passwordFault } from './passwords.ts'
import { CODES, plainCode, recoveryCode } from './recovery-codes.ts'
import { SIGN_IN_ALLOWANCES, type SignInAllowances, SignInBrake } from './sign-in-brake.ts'
import {
  comerBy,
  endedAmong,
  endSignIns,
  isKnownDevice,
  newKnownDevice,
  newSignIn,
  noteProof,
  noteVisit,
  type SignIn,
  signInsOf,
} from './sign-in-rows.ts'
import type { PeopleSupport } from './support.ts'

/** Why something about an account is not done. */
export type AccountFault =
  | 'bad-name'
  | 'mixed-name'
  | 'name-taken'
  | 'short-password'
  | 'common-password'
  | 'wrong-sign-in'
  | 'wrong-passkey'
  | 'wrong-name'
  | 'no-account'
  | 'has-account'
  | 'no-such-device'
  | 'last-credential'
  | 'prove-it'
  | 'too-fast'

export class AccountRefusal extends Error {
  readonly code: AccountFault
  /** Milliseconds after which it can be tried again. */
  readonly wait: number | null

  constructor(code: AccountFault, wait: number | null = null) {
    super(code)
    this.code = code
    this.wait = wait
  }
}

/** Somebody may not be here: a host of the server has barred them. */
export class BarRefusal extends Error {
  readonly statusCode = 403
  /** `null`: for ever. */
  readonly until: number | null

  constructor({ until }: HouseBan) {
    super('barred')
    this.until = until
  }
}

/** Who asks: from where, with what browser, as whom, and what it remembers of earlier sign-ins. */
export interface Caller {
  readonly address: string
  readonly agent: string | undefined
  readonly signIn: SignIn | null
  /** The token by which a device is known where an account was signed in before. */
  readonly deviceToken: string | null
}

/** A browser is to remember these; `null`: what it remembers stays. */
export interface NewTokens {
  readonly token: string | null
  readonly deviceToken: string | null
}

/** Somebody signed in: with what name, and at which tables they sit twice. */
export interface SignInOutcome extends NewTokens {
  readonly name: string
  readonly apart: readonly string[]
}

/** Milliseconds in which somebody who showed who they are may change with what they sign in. */
const LIFE_OF_PROOF = 15 * 60_000

/** Milliseconds between two notes of when somebody was here. */
const VISIT = 3_600_000

/** Milliseconds: how often ended sign-ins are looked for, and guests who are to be forgotten. */
const LOOK = 5000
const ROUND = 3_600_000

export interface AccountsOptions extends PeopleSupport {
  readonly allowances?: SignInAllowances
  /** The other parts of the server that keep something of people. */
  readonly parts: readonly PersonPart[]
  onTrouble(what: string, error: unknown): void
}

/** People with an account, and the devices on which they, and guests, are known. */
export class Accounts {
  private readonly support: AccountsOptions
  private readonly passkeys: Passkeys
  private readonly brake: SignInBrake
  private readonly timers = new Map<number, () => void>()
  private isStopped = false

  constructor(support: AccountsOptions) {
    this.support = support
    this.passkeys = new Passkeys(support)
    this.brake = new SignInBrake(support.allowances ?? SIGN_IN_ALLOWANCES)
  }

  /** From now on lines of ended sign-ins are closed, also of those that were ended elsewhere, and quiet guests are forgotten. */
  start(): void {
    this.repeat(LOOK, () => this.closeEnded())
    this.repeat(ROUND, () => this.goRound())
  }

  stop(): void {
    this.isStopped = true
    for (const callOff of this.timers.values()) callOff()
  }

  private repeat(every: number, work: () => Promise<void>): void {
    const { clock, onTrouble } = this.support
    const again = async (): Promise<void> => {
      if (this.isStopped) return
      await work().catch(error => this.isStopped || onTrouble('people could not be looked after', error))
      if (!this.isStopped) this.repeat(every, work)
    }
    this.timers.set(
      every,
      clock.wake(clock.now() + every, () => void again()),
    )
  }

  async closeEnded(): Promise<void> {
    const { store, tables } = this.support
    const here = tables.signInsHere()
    if (here.length > 0) tables.hangUp(await store.read(endedAmong(here)))
  }

  async goRound(): Promise<void> {
    const { store, clock } = this.support
    await store.write(dropChallenges(clock.now()))
    await forgetQuietGuests(this.support)
  }

  // Who somebody is

  /** Who comes with a token; `null`: nobody. Who is barred is refused, but where they look after what is kept of them. */
  async signInWith(token: string, agent: string | undefined, mayBeBarred = false): Promise<SignIn | null> {
    const { store, clock, chance } = this.support
    const now = clock.now()
    const { found, ban } = await store.read(comerBy(chance.hash(token), now))
    if (ban !== null && !mayBeBarred) throw new BarRefusal(ban)
    const device = deviceOf(agent)
    // A program that does not say what it is stays unknown: that is not worth a word each time.
    const isNewDevice = found?.device === '' && device !== ''
    if (found !== null && (isNewDevice || now - found.seen > VISIT)) await store.write(noteVisit(found, device, now))
    return found
  }

  /** Somebody new comes with a device on which an account was signed in: if that is barred, they are too. */
  async refuseBarredDevice(deviceToken: string | null): Promise<void> {
    const { store, clock, chance } = this.support
    if (deviceToken === null) return
    const ban = await store.read(banOfDevice(chance.hash(deviceToken), clock.now()))
    if (ban !== null) throw new BarRefusal(ban)
  }

  /** What somebody sees of their own account. */
  async about({ person: { number, name }, isAccount, hash, proven }: SignIn) {
    const { store, clock } = this.support
    const passkeys = await store.read(passkeysOf(number))
    const devices = await store.read(signInsOf(number))
    return {
      name,
      isAccount,
      isProven: isProof(proven, clock.now()),
      hasPassword: (await store.read(passwordOf(number))) !== null,
      codesLeft: await store.read(codesLeft(number)),
      passkeys: passkeys.map(({ id, device, created }) => ({ id, device, created })),
      devices: devices.map(each => ({
        ...{ id: publicId(each.hash), device: each.device, created: each.created, seen: each.seen },
        isThis: each.hash === hash,
      })),
    }
  }

  // A new account

  /** With a password. Answers the codes, which nobody is shown again. */
  async createWithPassword(caller: Caller, name: string, password: string) {
    const wanted = await this.wantedName(caller, name)
    const fault = passwordFault(password, wanted.name)
    if (fault !== null) throw new AccountRefusal(fault)
    const secret = await hashOfPassword(password)
    return this.create(caller, wanted, person => putPassword(person, secret, this.support.clock.now()))
  }

  async askForPasskey(caller: Caller, site: PasskeySite, name: string | null) {
    const { signIn } = caller
    if (signIn?.isAccount !== true)
      return this.passkeys.askForNew(site, (await this.wantedName(caller, name ?? '')).name, null)
    this.needProof(signIn)
    return this.passkeys.askForNew(site, signIn.person.name, signIn.person.number)
  }

  /** A passkey that was asked for makes an account, or is one more for the one there is. Answers codes for a new account. */
  async addPasskey(caller: Caller, site: PasskeySite, id: string, response: RegistrationResponseJSON) {
    const { store, clock } = this.support
    const found = await this.passkeys.readNew(site, id, response)
    if (found === null) throw new AccountRefusal('wrong-passkey')
    const rest = { device: deviceOf(caller.agent), created: clock.now() }
    const add = (person: number) => addPasskey({ ...found.passkey, ...rest, person })
    if (caller.signIn?.isAccount !== true) return this.create(caller, await this.wantedName(caller, found.name), add)
    this.needProof(caller.signIn)
    await store.write(add(caller.signIn.person.number))
    return { name: caller.signIn.person.name, codes: [], token: null, deviceToken: null }
  }

  private async wantedName({ signIn }: Caller, wanted: string) {
    if (signIn?.isAccount === true) throw new AccountRefusal('has-account')
    const named = checkedName(wanted)
    if (!(await this.support.store.read(isNameFree(named.key)))) throw new AccountRefusal('name-taken')
    return named
  }

  private async create(
    caller: Caller,
    { name, key }: { readonly name: string; readonly key: string },
    credential: (person: number) => ReturnType<typeof addPasskey>,
  ) {
    const { store, clock, chance } = this.support
    await this.refuseBarredDevice(caller.deviceToken)
    const now = clock.now()
    const codes = this.newCodes()
    const token = caller.signIn === null ? chance.key() : null
    const deviceToken = chance.key()
    const hashes = { token: token && chance.hash(token), device: chance.hash(deviceToken) }
    const done = await store.write(function* (queries) {
      const person = yield* personNamed(caller.signIn?.person ?? null, name, key, now)(queries)
      if (person === null) return null
      yield* credential(person)(queries)
      yield* putCodes(
        person,
        codes.map(code => hashOfCode(chance.hash, person, code)),
      )(queries)
      yield* newKnownDevice(hashes.device, person, now)(queries)
      if (hashes.token !== null) yield* newSignIn(hashes.token, person, deviceOf(caller.agent), now)(queries)
      else yield* noteProof(caller.signIn!.hash, now)(queries)
      return person
    })
    if (done === null) throw new AccountRefusal('name-taken')
    return { name, codes, token, deviceToken }
  }

  private newCodes(): string[] {
    return Array.from({ length: CODES }, () => recoveryCode(Buffer.from(this.support.chance.share(), 'hex')))
  }

  // Signing in

  async signInByPassword(caller: Caller, name: string, password: string): Promise<SignInOutcome> {
    const { store } = this.support
    const person = await this.slowDown(caller, name, true)
    const kept = person === null ? null : await store.read(passwordOf(person.number))
    if (!(await isPassword(kept, password))) throw new AccountRefusal('wrong-sign-in')
    return this.letIn(caller, person!)
  }

  async signInByCode(caller: Caller, name: string, code: string): Promise<SignInOutcome> {
    const { store, clock, chance } = this.support
    const person = await this.slowDown(caller, name, false)
    const plain = plainCode(code)
    const isRight =
      person !== null &&
      plain !== null &&
      (await store.write(useCode(person.number, hashOfCode(chance.hash, person.number, plain), clock.now())))
    if (!isRight) throw new AccountRefusal('wrong-sign-in')
    return this.letIn(caller, person)
  }

  askForSignIn(site: PasskeySite) {
    return this.passkeys.ask(site)
  }

  async signInByPasskey(caller: Caller, site: PasskeySite, id: string, response: AuthenticationResponseJSON) {
    const { store, clock } = this.support
    this.brakeFor(this.brake.take({ address: caller.address, nameKey: null, device: null }, clock.now()))
    const number = await this.passkeys.read(site, id, response)
    const found = number === null ? null : await store.read(accountOf(number))
    if (found === null) throw new AccountRefusal('wrong-passkey')
    return this.letIn(caller, found)
  }

  /** Answers the account of that name; `null`: there is none, which nobody learns from how long it takes. */
  private async slowDown(caller: Caller, name: string, isGuess: boolean): Promise<Person | null> {
    const { store, clock, chance } = this.support
    const nameKey = skeletonOf(name)
    const person = await store.read(accountBy(nameKey))
    const hash = caller.deviceToken && chance.hash(caller.deviceToken)
    const isKnown = person !== null && hash !== null && (await store.read(isKnownDevice(hash, person.number)))
    const attempt = { address: caller.address, nameKey: isGuess ? nameKey : null, device: isKnown ? hash : null }
    this.brakeFor(this.brake.take(attempt, clock.now()))
    return person
  }

  private brakeFor(wait: number): void {
    if (wait > 0) throw new AccountRefusal('too-fast', wait)
  }

  /** Whoever was a guest in this browser brings along what was theirs. */
  private async letIn(caller: Caller, person: Person): Promise<SignInOutcome> {
    const { store, clock, chance, tables } = this.support
    const { signIn } = caller
    const now = clock.now()
    const ban = await store.read(sanctionOn(person.number, 'bar', now))
    if (ban !== null) throw new BarRefusal(ban)
    if (signIn?.person.number === person.number) {
      await store.write(noteProof(signIn.hash, now))
      return { name: person.name, apart: [], token: null, deviceToken: null }
    }
    const apart =
      signIn === null || signIn.isAccount ? [] : await bringAlong(this.support, signIn.person.number, person.number)
    const token = chance.key()
    const deviceToken = chance.key()
    await store.write(function* (queries) {
      if (signIn?.isAccount) yield* endSignIns(signIn.person.number, [signIn.hash])(queries)
      yield* newSignIn(chance.hash(token), person.number, deviceOf(caller.agent), now)(queries)
      yield* newKnownDevice(chance.hash(deviceToken), person.number, now)(queries)
    })
    if (signIn !== null) tables.hangUp([signIn.hash])
    return { name: person.name, apart, token, deviceToken }
  }

  // Devices

  async signOut({ person, hash }: SignIn): Promise<void> {
    await this.end(person.number, [hash])
  }

  /** Signs out one device by what `about` calls it, or all but this one. */
  async signOutDevice({ person, hash }: SignIn, id: string | null): Promise<void> {
    const others = (await this.support.store.read(signInsOf(person.number))).filter(each => each.hash !== hash)
    const ended = others.filter(each => id === null || publicId(each.hash) === id)
    if (id !== null && ended.length === 0) throw new AccountRefusal('no-such-device')
    await this.end(
      person.number,
      ended.map(each => each.hash),
    )
  }

  private async end(person: number, hashes: readonly string[]): Promise<void> {
    await this.support.store.write(endSignIns(person, hashes))
    this.support.tables.hangUp(hashes)
  }

  // What is changed about an account

  async rename(signIn: SignIn, wanted: string): Promise<string> {
    this.needAccount(signIn)
    const { name, key } = checkedName(wanted)
    if (!(await this.support.store.write(nameAccount(signIn.person.number, name, key))))
      throw new AccountRefusal('name-taken')
    return name
  }

  /** A new password signs out the other devices. */
  async setPassword(signIn: SignIn, password: string): Promise<void> {
    this.needProof(signIn)
    const fault = passwordFault(password, signIn.person.name)
    if (fault !== null) throw new AccountRefusal(fault)
    const secret = await hashOfPassword(password)
    await this.support.store.write(putPassword(signIn.person.number, secret, this.support.clock.now()))
    await this.signOutDevice(signIn, null)
  }

  async removeCredential(signIn: SignIn, id: string): Promise<void> {
    this.needProof(signIn)
    if (!(await this.support.store.write(removeCredential(signIn.person.number, id))))
      throw new AccountRefusal('last-credential')
  }

  /** New codes in the place of the old ones: nobody is shown them again. */
  async renewCodes(signIn: SignIn): Promise<readonly string[]> {
    this.needProof(signIn)
    const { store, chance } = this.support
    const codes = this.newCodes()
    const { number } = signIn.person
    const hashes = codes.map(code => hashOfCode(chance.hash, number, code))
    await store.write(putCodes(number, hashes))
    return codes
  }

  exportOf(signIn: SignIn) {
    if (signIn.isAccount) this.needProof(signIn)
    return exportOf(this.support, signIn.person.number, this.support.parts)
  }

  /** For good. Who means it types the name. */
  async forget(signIn: SignIn, typed: string): Promise<void> {
    if (signIn.isAccount) this.needProof(signIn)
    if (normalName(typed) !== normalName(signIn.person.name)) throw new AccountRefusal('wrong-name')
    await forget(this.support, signIn.person.number)
  }

  private needAccount({ isAccount }: SignIn): void {
    if (!isAccount) throw new AccountRefusal('no-account')
  }

  private needProof(signIn: SignIn): void {
    this.needAccount(signIn)
    if (!isProof(signIn.proven, this.support.clock.now())) throw new AccountRefusal('prove-it')
  }
}

const isProof = (proven: number, now: number): boolean => now - proven < LIFE_OF_PROOF

/** By which a device is named in a list: nobody signs in with it. */
const publicId = (hash: string): string => hash.slice(0, 16)

const hashOfCode = (hash: (text: string) => string, person: number, code: string): string =>
  hash(`recovery code of ${person}: ${plainCode(code)}`)

function checkedName(wanted: string): { readonly name: string; readonly key: string } {
  const name = normalName(wanted)
  const fault = accountNameFault(name)
  if (fault !== null) throw new AccountRefusal(fault)
  return { name, key: skeletonOf(name) }
}
