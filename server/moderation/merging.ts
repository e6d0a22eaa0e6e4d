import type { Work } from '../store/work.ts'
import { all } from '../store/work.ts'

/** What a guest reported, and what was done about them, is the account's; and so is whom they avoid. */
export const bringConduct = (guest: number, account: number): Work<void> =>
  function* (queries) {
    for (const table of ['abuse_report', 'sanction'] as const)
      yield* all(queries.updateTable(table).set({ person: account }).where('person', '=', guest))
    yield* all(queries.updateTable('abuse_report').set({ by_person: account }).where('by_person', '=', guest))
    yield* avoidAs(guest, account)(queries)
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
