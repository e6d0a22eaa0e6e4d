import type { NamedPerson, PersonTrace } from '@roundhouse/wire/conduct'
import { personReport } from '../people/person-rows.ts'
import { all, type Work } from '../store/work.ts'
import { isHost } from './host-rows.ts'
import { countReportsBy, reportsAbout } from './report-rows.ts'
import { sanctionsOf } from './sanction-rows.ts'

/** All that is known of how somebody behaved; `null`: there is no such person. Whoever was forgotten has no name here. */
export const traceOf = (person: number, now: number): Work<PersonTrace | null> =>
  function* (queries) {
    const about = yield* personReport(person)(queries)
    if (about === null) return null
    const { name, isAccount, created, seen, tables } = about
    return {
      ...{ person, name, isAccount, created, seen, running: tables.length },
      isHost: yield* isHost(person)(queries),
      sanctions: yield* sanctionsOf(person, now)(queries),
      reports: yield* reportsAbout(person)(queries),
      reported: yield* countReportsBy(person)(queries),
    }
  }

/** How many people are found at once. */
const MOST_FOUND = 20

/** People whose name has this in it, the latest first. */
export const peopleNamed = (part: string): Work<NamedPerson[]> =>
  function* (queries) {
    // Signs with a meaning of their own stand for whatever is there.
    const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '_')}%`
    const rows = yield* all(
      queries
        .selectFrom('person')
        .select(['number', 'name'])
        .where('gone', 'is', null)
        .where(({ eb, fn }) => eb(fn<string>('lower', ['name']), 'like', pattern))
        .orderBy('number', 'desc')
        .limit(MOST_FOUND),
    )
    return rows.map(({ number, name }) => ({ person: number, name }))
  }
