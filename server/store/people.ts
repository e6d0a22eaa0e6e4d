import type { Person } from './store.ts'
import { all, first, type Work } from './work.ts'

/* Guests: a name, and the hash of the token in the cookie of each of their browsers. */

export const newPerson = (name: string, tokenHash: string, at: number): Work<Person> =>
  function* (queries) {
    const row = yield* first(queries.insertInto('person').values({ name, created: at }).returning('number'))
    yield* all(queries.insertInto('sign_in').values({ token_hash: tokenHash, person: row!.number, created: at }))
    return { number: row!.number, name }
  }

export const personOf = (tokenHash: string): Work<Person | null> =>
  function* (queries) {
    const person = yield* first(
      queries
        .selectFrom('sign_in')
        .innerJoin('person', 'person.number', 'sign_in.person')
        .select(['person.number', 'person.name'])
        .where('token_hash', '=', tokenHash),
    )
    return person === undefined ? null : { number: person.number, name: person.name }
  }

export const rename = (person: number, name: string): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('person').set({ name }).where('number', '=', person))
  }
