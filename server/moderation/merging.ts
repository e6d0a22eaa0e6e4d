import { all, type Work } from '../store/work.ts'

/** A guest is an account from now on: what they reported, what was reported and done about them, and whom they avoid. */
export const bringAlong = (from: number, to: number): Work<void> =>
  function* (queries) {
    for (const table of ['abuse_report', 'sanction'] as const)
      yield* all(queries.updateTable(table).set({ person: to }).where('person', '=', from))
    yield* all(queries.updateTable('abuse_report').set({ by_person: to }).where('by_person', '=', from))
    yield* avoidAs(from, to)(queries)
  }

/** Whom a guest avoids, the account avoids from now on, and the other way round; where both did, the account's holds. */
const avoidAs = (from: number, to: number): Work<void> =>
  function* (queries) {
    for (const [mine, theirs] of [['person', 'other'] as const, ['other', 'person'] as const]) {
      const known = yield* all(queries.selectFrom('avoidance').select(theirs).where(mine, '=', to))
      const taken = [to, ...known.map(row => row[theirs as keyof typeof row])]
      yield* all(
        queries
          .updateTable('avoidance')
          .set({ [mine]: to })
          .where(mine, '=', from)
          .where(theirs, 'not in', taken),
      )
    }
  }
