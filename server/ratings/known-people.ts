import { all, type Work } from '../store/work.ts'

/** Somebody of whom others may know. */
export interface KnownPerson {
  readonly number: number
  readonly name: string
  readonly created: number
}

/** Those of these people who are still here, by their numbers: whoever was forgotten is in no list. */
export const knownPeople = (numbers: readonly number[]): Work<ReadonlyMap<number, KnownPerson>> =>
  function* (queries) {
    if (numbers.length === 0) return new Map()
    const rows = yield* all(queries.selectFrom('person').selectAll().where('number', 'in', numbers))
    const here = rows.filter(
      (row: { readonly number: number; readonly gone?: number | null }) => (row.gone ?? null) === null,
    )
    return new Map(here.map(({ number, name, created }) => [number, { number, name, created }]))
  }
