import { type HouseBan, inForce, lastToEnd } from '../store/sanctions.ts'
import type { Person } from '../store/store.ts'
import { template } from '../store/template.ts'
import { all, first, type Work } from '../store/work.ts'

/** Somebody who is known on a device. */
export interface SignIn {
  /** As the store knows it. */
  readonly hash: string
  readonly person: Person
  readonly isAccount: boolean
  readonly device: string
  readonly created: number
  /** When somebody was last here with it, to the hour. */
  readonly seen: number
  /** When they last showed that they are who they say; 0: never on this device. */
  readonly proven: number
}

const signIns = (queries: Parameters<Work<unknown>>[0]) =>
  queries
    .selectFrom('sign_in')
    .innerJoin('person', 'person.number', 'sign_in.person')
    .select(['sign_in.token_hash', 'sign_in.device', 'sign_in.created', 'sign_in.seen', 'sign_in.proven'])
    .select(['person.number', 'person.name', 'person.name_key'])

type SignInRow = {
  readonly token_hash: string
  readonly device: string
  readonly created: number
  readonly seen: number
  readonly proven: number
  readonly number: number
  readonly name: string
  readonly name_key: string | null
}

const signInFrom = ({ token_hash, device, created, seen, proven, number, name, name_key }: SignInRow): SignIn => ({
  hash: token_hash,
  person: { number, name },
  isAccount: name_key !== null,
  ...{ device, created, proven },
  seen: Math.max(seen, created),
})

/** Somebody who comes with a token, and since they may be barred, until when. */
export interface Comer {
  readonly found: SignIn | null
  readonly ban: HouseBan | null
}

interface ComerQuestion extends Readonly<Record<string, string | number>> {
  readonly hash: string
  readonly at: number
}

/** Asked whenever somebody comes, so it is one query: a row for each bar that holds, or one without any. */
const comerByHash = template(['hash', 'at'], (queries, { hash, at }: ComerQuestion) =>
  signIns(queries)
    .leftJoin(inForce(queries, 'bar', at).as('bar'), 'bar.person', 'person.number')
    .select(['bar.number as bar', 'bar.until_at'])
    .where('token_hash', '=', hash),
)

export const comerBy = (hash: string, at: number): Work<Comer> =>
  function* (queries) {
    const rows = yield* all(comerByHash(queries, { hash, at }))
    return {
      found: rows[0] === undefined ? null : signInFrom(rows[0]),
      ban: lastToEnd(rows.filter(({ bar }) => bar !== null)),
    }
  }

/** The devices of a person, the last used first. */
export const signInsOf = (person: number): Work<SignIn[]> =>
  function* (queries) {
    const rows = yield* all(signIns(queries).where('sign_in.person', '=', person))
    return rows.map(signInFrom).toSorted((one, other) => other.seen - one.seen)
  }

export const noteVisit = ({ hash, person }: SignIn, device: string, at: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('sign_in').set({ seen: at, device }).where('token_hash', '=', hash))
    yield* all(queries.updateTable('person').set({ seen: at }).where('number', '=', person.number))
  }

export const newSignIn = (hash: string, person: number, device: string, at: number): Work<void> =>
  function* (queries) {
    const row = { token_hash: hash, person, device, created: at, seen: at, proven: at }
    yield* all(queries.insertInto('sign_in').values(row))
    yield* all(queries.updateTable('person').set({ seen: at }).where('number', '=', person))
  }

export const noteProof = (hash: string, at: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('sign_in').set({ proven: at }).where('token_hash', '=', hash))
  }

export const endSignIns = (person: number, hashes: readonly string[]): Work<void> =>
  function* (queries) {
    if (hashes.length > 0)
      yield* all(queries.deleteFrom('sign_in').where('person', '=', person).where('token_hash', 'in', hashes))
  }

/** As many are asked for in one query. */
const MOST_ASKED = 500

/** Those of them by which nobody is known any more. */
export const endedAmong = (hashes: readonly string[]): Work<string[]> =>
  function* (queries) {
    const known = new Set<string>()
    for (let n = 0; n < hashes.length; n += MOST_ASKED) {
      const some = hashes.slice(n, n + MOST_ASKED)
      const rows = yield* all(queries.selectFrom('sign_in').select('token_hash').where('token_hash', 'in', some))
      for (const { token_hash } of rows) known.add(token_hash)
    }
    return hashes.filter(hash => !known.has(hash))
  }

/** This device was once signed in as this person, and has a token of its own for that. */
export const newKnownDevice = (hash: string, person: number, at: number): Work<void> =>
  function* (queries) {
    yield* all(queries.insertInto('known_device').values({ token_hash: hash, person, created: at }))
  }

export const isKnownDevice = (hash: string, person: number): Work<boolean> =>
  function* (queries) {
    const known = queries.selectFrom('known_device').select('person').where('token_hash', '=', hash)
    return (yield* first(known))?.person === person
  }
