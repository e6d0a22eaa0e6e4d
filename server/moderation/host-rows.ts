import { all, first, type Work } from '../store/work.ts'

/** A host, from when on. */
export interface ServerHost {
  readonly person: number
  readonly name: string
  readonly since: number
}

const current = (queries: Parameters<Work<unknown>>[0]) =>
  queries.selectFrom('server_host').where('removed', 'is', null)

/** Only who has an account and is here can be one. */
export const isHost = (person: number): Work<boolean> =>
  function* (queries) {
    const found = yield* first(
      current(queries)
        .innerJoin('person', 'person.number', 'server_host.person')
        .select('server_host.person')
        .where('server_host.person', '=', person)
        .where('person.name_key', 'is not', null),
    )
    return found !== undefined
  }

export const hostsHere: Work<ServerHost[]> = function* (queries) {
  const rows = yield* all(
    current(queries)
      .innerJoin('person', 'person.number', 'server_host.person')
      .select(['person.number', 'person.name', 'server_host.created'])
      .where('person.name_key', 'is not', null)
      .orderBy('server_host.number'),
  )
  return rows.map(({ number, name, created }) => ({ person: number, name, since: created }))
}

/** False: they are one already. */
export const addHost = (person: number, at: number): Work<boolean> =>
  function* (queries) {
    if (yield* isHost(person)(queries)) return false
    yield* all(queries.insertInto('server_host').values({ person, created: at, removed: null }))
    return true
  }

/** False: they are none. */
export const removeHost = (person: number, at: number): Work<boolean> =>
  function* (queries) {
    const removed = yield* all(
      queries
        .updateTable('server_host')
        .set({ removed: at })
        .where('person', '=', person)
        .where('removed', 'is', null)
        .returning('number'),
    )
    return removed.length > 0
  }
