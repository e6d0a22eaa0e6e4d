import { hash, verify } from '@node-rs/argon2'
import { skeletonOf } from './account-name.ts'

export const LEAST_PASSWORD = 10
export const MOST_PASSWORD = 200

/** The most common ones of ten characters and more, without what is put in front or behind. */
const COMMON: ReadonlySet<string> = new Set([
  ...[
    'password',
    'passwort',
    'motdepasse',
    'wachtwoord',
    'palavrapasse',
    'contrasena',
    'iloveyou',
    'letmein',
    'welcome',
  ],
  ...[
    'qwerty',
    'qwertyuiop',
    'qwertz',
    'qwertzuiop',
    'azerty',
    'azertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'qazwsx',
    'qazwsxedc',
  ],
  ...[
    'admin',
    'administrator',
    'princess',
    'sunshine',
    'football',
    'baseball',
    'superman',
    'monkey',
    'dragon',
    'master',
  ],
  ...['firstclass', 'nuremberg', 'roundhouse', 'railway', 'abcdefghij', 'changeme', 'secret', 'trustno', 'starwars'],
])

/** Why a password is none; `null`: it may be one. */
export function passwordFault(password: string, name: string): 'short-password' | 'common-password' | null {
  if ([...password].length < LEAST_PASSWORD) return 'short-password'
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isOneSign = new Set(plain).size <= 2
  const isRow = [...plain].every((sign, n, all) => n === 0 || Math.abs(stepFrom(all[n - 1]!, sign)) === 1)
  const isName = skeletonOf(core) === skeletonOf(name)
  return isOneSign || isRow || isName || COMMON.has(core) || COMMON.has(plain) ? 'common-password' : null
}

/** From one digit to the next is one step, also from 9 to 0. */
function stepFrom(before: string, sign: string): number {
  const step = sign.codePointAt(0)! - before.codePointAt(0)!
  return Math.abs(step) === 9 && /\d/.test(before) && /\d/.test(sign) ? 1 : step
}

/** argon2id, with as much memory and time as is recommended against those who guess with graphics cards. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashOfPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

let nobodys: Promise<string> | null = null

/** Takes as long where there is no password: who asks does not learn from the time whether there is one. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobodys ??= hashOfPassword('nobody has this password')
  const fits = await verify(kept ?? (await nobodys), password.normalize('NFKC'))
  return fits && kept !== null
}
