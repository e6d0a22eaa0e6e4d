import type { Compilable, Kysely } from 'kysely'
import type { StoreSchema } from './schema.ts'

/** The queries of a piece of work, one after the other. */
export type QuerySteps<Result> = Generator<Compilable<unknown>, Result, unknown[]>

/**
 * Something to be done in a database, as one transaction. It is written once: SQLite answers each query before its driver
 * returns (`Database.run`), other databases by and by.
 */
export type Work<Result> = (queries: Kysely<StoreSchema>) => QuerySteps<Result>

/** The rows that a query finds, or returns. */
export function* all<Row>(query: Compilable<Row>): QuerySteps<Row[]> {
  return (yield query) as Row[]
}

/** The first of them. */
export function* first<Row>(query: Compilable<Row>): QuerySteps<Row | undefined> {
  return (yield* all(query))[0]
}

/** Does work, at once or by and by. */
export interface WorkRunner {
  run<Result>(work: Work<Result>): Result | Promise<Result>
}

/** Where work is done. Every promise that is kept means: what was written is on the disk. */
export interface WorkPlace {
  read<Result>(work: Work<Result>): Promise<Result>
  write<Result>(work: Work<Result>): Promise<Result>
}
