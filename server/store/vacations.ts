import { canTake, type Vacation } from '../table/vacation.ts'
import { all, type Work } from './work.ts'

export const vacationsOf = (person: number): Work<Vacation[]> =>
  function* (queries) {
    const rows = yield* all(
      queries.selectFrom('vacation').select(['from_at', 'until_at']).where('person', '=', person).orderBy('from_at'),
    )
    return rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }))
  }

/** Ends what runs now, and takes this in its place; one without any time only ends. False: there are not so many days left. */
export const takeVacation = (person: number, wanted: Vacation): Work<boolean> =>
  function* (queries) {
    const before = yield* vacationsOf(person)(queries)
    const taken = before.map(({ from, until }) => ({ from, until: Math.min(until, wanted.from) }))
    const isEnd = wanted.until === wanted.from
    if (!isEnd && !canTake(taken, wanted)) return false
    yield* all(
      queries
        .updateTable('vacation')
        .set({ until_at: wanted.from })
        .where('person', '=', person)
        .where('until_at', '>', wanted.from),
    )
    if (isEnd) return true
    const row = { person, from_at: wanted.from, until_at: wanted.until }
    yield* all(
      queries
        .insertInto('vacation')
        .values(row)
        .onConflict(conflict => conflict.columns(['person', 'from_at']).doUpdateSet({ until_at: wanted.until })),
    )
    return true
  }
