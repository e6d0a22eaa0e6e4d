import { numberOf } from '../store/tables.ts'
import { all, first, type Work } from '../store/work.ts'
import type { IsHere } from '../table/notices.ts'

/* Who may come to a table without its key, because somebody who sits there wants to play with them. */

/** By whom, when, and who sees it without being told. */
export interface InvitationSource {
  readonly by: number
  readonly at: number
  readonly isHere: IsHere
}

/** Invites these people, also those who have declined before. Who is invited for the first time is told. */
export const invite = (table: number, people: readonly number[], { by, at, isHere }: InvitationSource): Work<void> =>
  function* (queries) {
    if (people.length === 0) return
    const rows = people.map(person => ({ game_table: table, person, by_person: by, created: at }))
    const invited = yield* all(
      queries
        .insertInto('invited')
        .values(rows)
        .onConflict(conflict => conflict.columns(['game_table', 'person']).doNothing())
        .returning('person'),
    )
    const notice = { game_table: table, kind: 'invited', created: at, is_new: 1, was_called: 0 } as const
    const notices = invited.filter(({ person }) => !isHere(person)).map(({ person }) => ({ ...notice, person }))
    if (notices.length === 0) return
    yield* all(
      queries
        .insertInto('notice')
        .values(notices)
        .onConflict(conflict => conflict.columns(['person', 'game_table']).doNothing()),
    )
  }

export const inviteTo = (id: string, people: readonly number[], source: InvitationSource): Work<void> =>
  function* (queries) {
    const table = yield* numberOf(id)(queries)
    if (table !== null) yield* invite(table, people, source)(queries)
  }

export const isInvited = (id: string, person: number): Work<boolean> =>
  function* (queries) {
    const row = yield* first(
      queries
        .selectFrom('invited')
        .innerJoin('game_table', 'game_table.number', 'invited.game_table')
        .select('person')
        .where('id', '=', id)
        .where('person', '=', person),
    )
    return row !== undefined
  }

/** The invitation is gone, and with it the way in. */
export const decline = (id: string, person: number): Work<void> =>
  function* (queries) {
    const table = yield* numberOf(id)(queries)
    if (table === null) return
    yield* all(queries.deleteFrom('invited').where('game_table', '=', table).where('person', '=', person))
  }
