import type { Person } from '../store/store.ts'
import { all, first, type Work } from '../store/work.ts'

/** Whether an account, other than this person's, has a name like this. */
const isTaken = (nameKey: string, person: number | null): Work<boolean> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('person').select('number').where('name_key', '=', nameKey))
    return row !== undefined && row.number !== person
  }

export const isNameFree = (nameKey: string): Work<boolean> =>
  function* (queries) {
    return !(yield* isTaken(nameKey, null)(queries))
  }

/** The person has an account from now on, or a new name for it; false: somebody has a name like this. */
export const nameAccount = (person: number, name: string, nameKey: string): Work<boolean> =>
  function* (queries) {
    if (yield* isTaken(nameKey, person)(queries)) return false
    yield* all(queries.updateTable('person').set({ name, name_key: nameKey }).where('number', '=', person))
    return true
  }

/** Somebody new, who has an account from the first moment on; `null`: somebody has a name like this. */
const newAccount = (name: string, nameKey: string, at: number): Work<Person | null> =>
  function* (queries) {
    if (yield* isTaken(nameKey, null)(queries)) return null
    const row = { name, name_key: nameKey, created: at, seen: at }
    const made = yield* first(queries.insertInto('person').values(row).returning('number'))
    return { number: made!.number, name }
  }

/** Who is to have the account: a guest who is known, or somebody new. `null`: somebody has a name like this. */
export const personNamed = (guest: Person | null, name: string, nameKey: string, at: number): Work<number | null> =>
  function* (queries) {
    if (guest === null) return (yield* newAccount(name, nameKey, at)(queries))?.number ?? null
    return (yield* nameAccount(guest.number, name, nameKey)(queries)) ? guest.number : null
  }

export const accountOf = (person: number): Work<Person | null> =>
  function* (queries) {
    const account = queries.selectFrom('person').select(['number', 'name']).where('number', '=', person)
    return (yield* first(account.where('name_key', 'is not', null))) ?? null
  }

export const accountBy = (nameKey: string): Work<Person | null> =>
  function* (queries) {
    const row = yield* first(
      queries.selectFrom('person').select(['number', 'name']).where('name_key', '=', nameKey).where('gone', 'is', null),
    )
    return row ?? null
  }

// Passwords

const passwordId = (person: number): string => `password ${person}`

/** The hash; `null`: there is none. */
export const passwordOf = (person: number): Work<string | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('credential').select('secret').where('id', '=', passwordId(person)))
    return row?.secret ?? null
  }

export const putPassword = (person: number, secret: string, at: number): Work<void> =>
  function* (queries) {
    const row = { id: passwordId(person), person, kind: 'password' as const, secret, created: at }
    yield* all(
      queries
        .insertInto('credential')
        .values({ ...row, counter: 0, transports: '[]', device: '' })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ secret })),
    )
  }

// Passkeys

export interface Passkey {
  readonly id: string
  readonly person: number
  /** In base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly device: string
  readonly created: number
}

const passkeys = (queries: Parameters<Work<unknown>>[0]) =>
  queries.selectFrom('credential').selectAll().where('kind', '=', 'passkey')

type CredentialRow = {
  readonly id: string
  readonly person: number
  readonly secret: string
  readonly counter: number
  readonly transports: string
  readonly device: string
  readonly created: number
}

const passkeyFrom = ({ id, person, secret, counter, transports, device, created }: CredentialRow): Passkey => ({
  ...{ id, person, publicKey: secret, counter, device, created },
  transports: JSON.parse(transports) as string[],
})

export const passkeysOf = (person: number): Work<Passkey[]> =>
  function* (queries) {
    return (yield* all(passkeys(queries).where('person', '=', person).orderBy('created'))).map(passkeyFrom)
  }

export const passkeyBy = (id: string): Work<Passkey | null> =>
  function* (queries) {
    const row = yield* first(passkeys(queries).where('id', '=', id))
    return row === undefined ? null : passkeyFrom(row)
  }

export const addPasskey = ({ id, person, publicKey, counter, transports, device, created }: Passkey): Work<void> =>
  function* (queries) {
    const row = { id, person, kind: 'passkey' as const, secret: publicKey, counter, device, created }
    yield* all(queries.insertInto('credential').values({ ...row, transports: JSON.stringify(transports) }))
  }

export const countPasskey = (id: string, counter: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('credential').set({ counter }).where('id', '=', id))
  }

/** False: it is the last thing this person can sign in with, and stays; or there is none. */
export const removeCredential = (person: number, id: string | 'password'): Work<boolean> =>
  function* (queries) {
    const rows = yield* all(queries.selectFrom('credential').select('id').where('person', '=', person))
    const wanted = id === 'password' ? passwordId(person) : id
    if (rows.length < 2 || !rows.some(row => row.id === wanted)) return false
    yield* all(queries.deleteFrom('credential').where('id', '=', wanted))
    return true
  }

// What a passkey signs

export interface Challenge {
  readonly id: string
  readonly challenge: string
  readonly name: string | null
  readonly until: number
}

export const putChallenge = ({ id, challenge, name, until }: Challenge): Work<void> =>
  function* (queries) {
    yield* all(queries.insertInto('passkey_challenge').values({ id, challenge, name, until_at: until }))
  }

/** It is gone with its use. `null`: there is none, or it came too late. */
export const takeChallenge = (id: string, at: number): Work<Challenge | null> =>
  function* (queries) {
    const row = yield* first(queries.deleteFrom('passkey_challenge').where('id', '=', id).returningAll())
    if (row === undefined || row.until_at <= at) return null
    return { id, challenge: row.challenge, name: row.name, until: row.until_at }
  }

export const dropChallenges = (at: number): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('passkey_challenge').where('until_at', '<=', at))
  }

// Recovery codes

/** In the place of those before. */
export const putCodes = (person: number, hashes: readonly string[]): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('recovery_code').where('person', '=', person))
    yield* all(queries.insertInto('recovery_code').values(hashes.map(code_hash => ({ code_hash, person, used: null }))))
  }

export const codesLeft = (person: number): Work<number> =>
  function* (queries) {
    const open = queries.selectFrom('recovery_code').select('code_hash').where('person', '=', person)
    return (yield* all(open.where('used', 'is', null))).length
  }

/** False: it is none of theirs, or was used. */
export const useCode = (person: number, hash: string, at: number): Work<boolean> =>
  function* (queries) {
    const used = yield* all(
      queries
        .updateTable('recovery_code')
        .set({ used: at })
        .where('code_hash', '=', hash)
        .where('person', '=', person)
        .where('used', 'is', null)
        .returning('person'),
    )
    return used.length > 0
  }
