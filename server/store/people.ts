import type { Database } from './database.ts'
import type { Person } from './store.ts'

/* Guests: a name, and the hash of the token in the cookie of each of their browsers. */

export function newPerson({ all, queries }: Database, name: string, tokenHash: string, at: number): Person {
  const [row] = all(queries.insertInto('person').values({ name, created: at }).returning('number'))
  all(queries.insertInto('sign_in').values({ token_hash: tokenHash, person: row!.number, created: at }))
  return { number: row!.number, name }
}

export function personOf({ all, queries }: Database, tokenHash: string): Person | null {
  const [person] = all(
    queries
      .selectFrom('sign_in')
      .innerJoin('person', 'person.number', 'sign_in.person')
      .select(['person.number', 'person.name'])
      .where('token_hash', '=', tokenHash),
  )
  return person === undefined ? null : { number: person.number, name: person.name }
}

export function rename({ all, queries }: Database, person: number, name: string): void {
  all(queries.updateTable('person').set({ name }).where('number', '=', person))
}
