import type { Person } from './store.ts'
import { all, first, type Work } from './work.ts'

export const newKey = (person: number, keyHash: string, until: number): Work<void> =>
  function* (queries) {
    yield* all(
      queries
        .insertInto('device_key')
        .values({ person, key_hash: keyHash, until_at: until })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ key_hash: keyHash, until_at: until })),
    )
  }

export const withdrawKey = (person: number): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('device_key').where('person', '=', person))
  }

/** The key is gone with its use, also one that came too late. `null`: there is none. */
export const redeemKey = (keyHash: string, tokenHash: string, at: number): Work<Person | null> =>
  function* (queries) {
    const found = yield* first(
      queries
        .selectFrom('device_key')
        .innerJoin('person', 'person.number', 'device_key.person')
        .select(['person.number', 'person.name', 'device_key.until_at'])
        .where('key_hash', '=', keyHash),
    )
    if (found === undefined) return null
    yield* withdrawKey(found.number)(queries)
    if (found.until_at <= at) return null
    yield* all(queries.insertInto('sign_in').values({ token_hash: tokenHash, person: found.number, created: at }))
    return { number: found.number, name: found.name }
  }
