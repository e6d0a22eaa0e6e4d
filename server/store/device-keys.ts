import type { Database } from './database.ts'
import type { Person } from './store.ts'

export function newKey({ all, queries }: Database, person: number, keyHash: string, until: number): void {
  all(
    queries
      .insertInto('device_key')
      .values({ person, key_hash: keyHash, until_at: until })
      .onConflict(conflict => conflict.column('person').doUpdateSet({ key_hash: keyHash, until_at: until })),
  )
}

export function withdrawKey({ all, queries }: Database, person: number): void {
  all(queries.deleteFrom('device_key').where('person', '=', person))
}

/** The key is gone with its use, also one that came too late. `null`: there is none. */
export function redeemKey(database: Database, keyHash: string, tokenHash: string, at: number): Person | null {
  const { all, queries } = database
  const [found] = all(
    queries
      .selectFrom('device_key')
      .innerJoin('person', 'person.number', 'device_key.person')
      .select(['person.number', 'person.name', 'device_key.until_at'])
      .where('key_hash', '=', keyHash),
  )
  if (found === undefined) return null
  withdrawKey(database, found.number)
  if (found.until_at <= at) return null
  all(queries.insertInto('sign_in').values({ token_hash: tokenHash, person: found.number, created: at }))
  return { number: found.number, name: found.name }
}
