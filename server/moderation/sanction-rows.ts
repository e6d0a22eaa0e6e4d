import type { Sanction, SanctionKind } from '@roundhouse/wire/conduct'
import { all, first, type Work } from '../store/work.ts'
import { doerOf } from './report-rows.ts'

/** What is to be done about somebody. */
export interface NewSanction {
  readonly person: number
  readonly kind: SanctionKind
  /** `null`: for ever. */
  readonly until: number | null
  /** `null`: by the command line. */
  readonly by: number | null
  readonly why: string
  readonly report: number | null
}

/** Answers its number. */
export const keepSanction = ({ until, by, ...rest }: NewSanction, at: number): Work<number> =>
  function* (queries) {
    const row = { ...rest, at, until_at: until, by_person: by }
    return (yield* first(queries.insertInto('sanction').values(row).returning('number')))!.number
  }

/** False: there is none that could be lifted. */
export const liftSanction = (number: number, by: number | null, why: string, at: number): Work<boolean> =>
  function* (queries) {
    const lifted = yield* all(
      queries
        .updateTable('sanction')
        .set({ lifted: at, lifted_by: by, lifted_why: why })
        .where('number', '=', number)
        .where('lifted', 'is', null)
        .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', at)]))
        .returning('number'),
    )
    return lifted.length > 0
  }

const sanctions = (queries: Parameters<Work<unknown>>[0]) =>
  queries
    .selectFrom('sanction')
    .innerJoin('person', 'person.number', 'sanction.person')
    .leftJoin('person as host', 'host.number', 'sanction.by_person')
    .leftJoin('person as lifter', 'lifter.number', 'sanction.lifted_by')
    .selectAll('sanction')
    .select(['person.name', 'host.name as host_name', 'lifter.name as lifter_name'])
    .orderBy('sanction.number', 'desc')

type SanctionRow = {
  readonly number: number
  readonly person: number
  readonly name: string
  readonly kind: SanctionKind
  readonly at: number
  readonly until_at: number | null
  readonly by_person: number | null
  readonly host_name: string | null
  readonly why: string
  readonly report: number | null
  readonly lifted: number | null
  readonly lifted_by: number | null
  readonly lifter_name: string | null
  readonly lifted_why: string
}

const sanctionFrom = (row: SanctionRow, now: number): Sanction => {
  const { number, person, name, kind, at, until_at: until, why, report, lifted } = row
  return {
    ...{ number, person: { person, name }, kind, at, until, why, report },
    by: doerOf(row.by_person, row.host_name),
    lifted: lifted === null ? null : { at: lifted, by: doerOf(row.lifted_by, row.lifter_name), why: row.lifted_why },
    isInForce: lifted === null && (until === null || until > now),
  }
}

/** All that was ever done about somebody, the latest first. */
export const sanctionsOf = (person: number, now: number): Work<Sanction[]> =>
  function* (queries) {
    const rows = yield* all(sanctions(queries).where('sanction.person', '=', person))
    return rows.map(row => sanctionFrom(row, now))
  }

/** How many are listed. */
const MOST = 100

/** The latest of all. */
export const latestSanctions = (now: number): Work<Sanction[]> =>
  function* (queries) {
    return (yield* all(sanctions(queries).limit(MOST))).map(row => sanctionFrom(row, now))
  }

/** In the file of one's own data: what was done and why, not by whom. */
export const ownSanctions = (person: number): Work<object[]> =>
  function* (queries) {
    const rows = yield* all(sanctions(queries).where('sanction.person', '=', person))
    return rows.map(({ kind, at, until_at, why, lifted }) => ({ kind, at, until: until_at, why, lifted }))
  }
