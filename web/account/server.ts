import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ask, ServerError } from '../online/server.ts'

/** A device on which somebody is signed in. */
export interface Device {
  readonly id: string
  readonly device: string
  readonly created: number
  readonly seen: number
  readonly isThis: boolean
}

/** What the server knows of the reader. */
export interface AccountState {
  readonly name: string
  /** A guest has neither a password nor passkeys. */
  readonly isAccount: boolean
  /** They showed lately who they are. */
  readonly isProven: boolean
  readonly hasPassword: boolean
  readonly codesLeft: number
  readonly passkeys: readonly Pick<Device, 'id' | 'device' | 'created'>[]
  readonly devices: readonly Device[]
}

/** A new account, and its codes, which are shown once. */
export interface NewAccount {
  readonly name: string
  readonly codes: readonly string[]
}

/** Somebody signed in, and at these tables sits twice. */
export interface Welcome {
  readonly name: string
  readonly apart: readonly string[]
}

/** Browsers know passkeys on a safe line alone, and where a server has a name and not only a number. */
export const knowsPasskeys = (): boolean =>
  globalThis.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname) && browserSupportsWebAuthn()

/** `null`: the server knows nobody here. */
export async function ownAccount(): Promise<AccountState | null> {
  try {
    return await ask<AccountState>('account')
  } catch (error) {
    if (error instanceof ServerError && error.code === 'nobody') return null
    throw error
  }
}

interface PasskeyQuestion<Options> {
  readonly id: string
  readonly options: Options
}

/** Whoever sends the browser's question away wants nothing more. */
const answerOf = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer
  } catch {
    throw new ServerError('passkey-cancelled')
  }
}

export const createWithPassword = (name: string, password: string): Promise<NewAccount> =>
  ask('account', { name, password })

/** Makes an account with a passkey, or one more passkey for the one there is. */
export async function addPasskey(name?: string): Promise<NewAccount> {
  const wanted = name === undefined ? {} : { name }
  const { id, options } = await ask<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>>(
    'account/passkey/options',
    wanted,
  )
  return ask('account/passkey', { id, response: await answerOf(startRegistration({ optionsJSON: options })) })
}

export const signInByPassword = (name: string, password: string): Promise<Welcome> => ask('sign-in', { name, password })
export const signInByCode = (name: string, code: string): Promise<Welcome> => ask('sign-in/code', { name, code })

export async function signInByPasskey(): Promise<Welcome> {
  const { id, options } = await ask<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>>(
    'sign-in/passkey/options',
    {},
  )
  return ask('sign-in/passkey', { id, response: await answerOf(startAuthentication({ optionsJSON: options })) })
}

export const signOut = (): Promise<object> => ask('sign-out', {})
export const rename = (name: string): Promise<{ readonly name: string }> => ask('account/name', { name })
export const setPassword = (password: string): Promise<object> => ask('account/password', { password })
export const renewCodes = (): Promise<Pick<NewAccount, 'codes'>> => ask('account/codes', {})

/** A passkey by its name, or `password`. */
export const removeCredential = (id: string): Promise<object> => ask('account/credentials/remove', { id })

/** One device; `null`: all others. */
export const signOutDevice = (id: string | null): Promise<object> => ask('account/devices/sign-out', { id })

export const exportData = (): Promise<object> => ask('account/export', {})
export const forgetMe = (name: string): Promise<object> => ask('account/forget', { name })
