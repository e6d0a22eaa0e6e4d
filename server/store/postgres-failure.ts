import pg from 'pg'
import { type FailureCode, StoreFailure } from './failure.ts'

const SENTENCES: Readonly<Record<FailureCode, string>> = {
  full: 'The disk of the PostgreSQL server is full, so nothing was written. Make room: the tables continue by themselves.',
  busy: 'The PostgreSQL server is too busy, so nothing was written.',
  damaged: 'The database is damaged. Stop all servers and restore a backup.',
  unwritable: 'The PostgreSQL server cannot be reached, or may not be written to.',
  closed: 'The store is closed.',
}

/** What PostgreSQL reports that is nobody's bug (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const REPORTS: readonly (readonly [beginning: string, FailureCode])[] = [
  ['53100', 'full'],
  ['53', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['40', 'busy'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['25006', 'unwritable'],
  ['42501', 'unwritable'],
  ['58', 'unwritable'],
  ['57P', 'unwritable'],
  ['08', 'unwritable'],
]

/** The statement was refused, and the connection is as good as before: nothing of it was written. */
export const isRefusal = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** Others were in the way at that moment: the next time they are not. */
export const isInTheWay = (error: unknown): boolean => isRefusal(error) && ['40001', '40P01'].includes(error.code ?? '')

/** Somebody was quicker with the same name or number. Done again it either finds that, or it is a bug. */
export const isDouble = (error: unknown): boolean => isRefusal(error) && error.code === '23505'

/** A node of the next version has added a column meanwhile: what this connection has prepared does not fit any more. */
export const isOutdated = (error: unknown): boolean => isRefusal(error) && error.code === '0A000'

/** What an error of the driver means in our words; anything else is a bug and stays what it is. */
export function postgresFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error
  const code = codeOf(error)
  return code === null ? error : new StoreFailure(code, SENTENCES[code], error)
}

function codeOf(error: unknown): FailureCode | null {
  if (error instanceof pg.DatabaseError)
    return REPORTS.find(([beginning]) => error.code?.startsWith(beginning))?.[1] ?? null
  if (!(error instanceof Error)) return null
  if (error.message.includes('after calling end on the pool')) return 'closed'
  const isOfNetwork = 'syscall' in error || ('code' in error && /^E[A-Z]+/.test(String(error.code)))
  const isOfDriver = /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout e)/
  return isOfNetwork || isOfDriver.test(error.message) ? 'unwritable' : null
}
