import type { NamedPerson, ReportedLine, ReportReason, ReportSheet, ReportSummary } from '@roundhouse/wire/conduct'
import { parsed } from '../store/rows.ts'
import { numberOf } from '../store/tables.ts'
import { all, first, type Work } from '../store/work.ts'

/** What is kept when somebody reports somebody. */
export interface KeptReport {
  readonly table: string
  readonly by: number
  readonly command: string
  readonly person: number
  readonly reason: ReportReason
  readonly text: string
  readonly lines: readonly ReportedLine[]
  readonly at: number
}

/** Once, however often it is sent. */
export const keepReport = ({ table, by, lines, ...rest }: KeptReport): Work<void> =>
  function* (queries) {
    const number = yield* numberOf(table)(queries)
    if (number === null) return
    yield* all(
      queries
        .insertInto('abuse_report')
        .values({ ...rest, game_table: number, by_person: by, lines: JSON.stringify(lines) })
        .onConflict(conflict => conflict.columns(['by_person', 'command', 'person']).doNothing()),
    )
  }

const reports = (queries: Parameters<Work<unknown>>[0]) =>
  queries
    .selectFrom('abuse_report')
    .innerJoin('game_table', 'game_table.number', 'abuse_report.game_table')
    .innerJoin('person as reporter', 'reporter.number', 'abuse_report.by_person')
    .innerJoin('person as reported', 'reported.number', 'abuse_report.person')
    .leftJoin('person as host', 'host.number', 'abuse_report.done_by')
    .select(['abuse_report.number', 'abuse_report.at', 'abuse_report.reason', 'abuse_report.text'])
    .select(['abuse_report.lines', 'abuse_report.done', 'abuse_report.note', 'game_table.id as table'])
    .select(['reporter.number as by_number', 'reporter.name as by_name'])
    .select(['reported.number as about_number', 'reported.name as about_name'])
    .select(['host.number as host_number', 'host.name as host_name'])

type ReportRow = {
  readonly number: number
  readonly at: number
  readonly reason: ReportReason
  readonly text: string
  readonly done: number | null
  readonly note: string
  readonly table: string
  readonly by_number: number
  readonly by_name: string
  readonly about_number: number
  readonly about_name: string
  readonly host_number: number | null
  readonly host_name: string | null
}

/** Whoever did something; `null`: the command line. */
export const doerOf = (number: number | null, name: string | null): NamedPerson | null =>
  number === null ? null : { person: number, name: name ?? '' }

const summaryOf = (row: ReportRow): ReportSummary => {
  const { number, at, reason, text, table, done, note } = row
  return {
    ...{ number, at, table, reason, text },
    by: { person: row.by_number, name: row.by_name },
    about: { person: row.about_number, name: row.about_name },
    done: done === null ? null : { at: done, by: doerOf(row.host_number, row.host_name), note },
  }
}

/** How many are listed: whoever has more to do begins with these. */
const MOST = 100

/** The open ones, the oldest first; those that are done, the latest first. */
export const listReports = (isDone: boolean): Work<ReportSummary[]> =>
  function* (queries) {
    const some = isDone
      ? reports(queries).where('done', 'is not', null).orderBy('done', 'desc')
      : reports(queries).where('done', 'is', null).orderBy('abuse_report.number')
    return (yield* all(some.limit(MOST))).map(summaryOf)
  }

export const reportsAbout = (person: number): Work<ReportSummary[]> =>
  function* (queries) {
    const about = reports(queries).where('abuse_report.person', '=', person).orderBy('abuse_report.number', 'desc')
    return (yield* all(about.limit(MOST))).map(summaryOf)
  }

/** In the file of one's own data: what one reported, and what was said then. */
export const ownReports = (person: number): Work<object[]> =>
  function* (queries) {
    const own = reports(queries).where('abuse_report.by_person', '=', person).orderBy('abuse_report.number')
    return (yield* all(own)).map(({ table, at, reason, text, about_name, lines }) => ({
      ...{ table, at, reason, text, about: about_name },
      lines: linesIn(lines).map(({ at: said, name, phrase, text: words }) => ({ at: said, name, phrase, text: words })),
    }))
  }

export const countReportsBy = (person: number): Work<number> =>
  function* (queries) {
    const own = queries.selectFrom('abuse_report').select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((yield* first(own.where('by_person', '=', person)))?.count ?? 0)
  }

/** `null`: there is none of that number. */
export const reportSheet = (number: number): Work<ReportSheet | null> =>
  function* (queries) {
    const row = yield* first(reports(queries).where('abuse_report.number', '=', number))
    return row === undefined ? null : { ...summaryOf(row), lines: linesIn(row.lines) }
  }

const linesIn = (lines: string): readonly ReportedLine[] => (parsed(lines) ?? []) as readonly ReportedLine[]

/** False: there is none that is open. */
export const closeReport = (number: number, by: number | null, note: string, at: number): Work<boolean> =>
  function* (queries) {
    const closed = yield* all(
      queries
        .updateTable('abuse_report')
        .set({ done: at, done_by: by, note })
        .where('number', '=', number)
        .where('done', 'is', null)
        .returning('number'),
    )
    return closed.length > 0
  }
