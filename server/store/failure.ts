/**
 * Why nothing was read or written.
 *
 * - `full`: there is no room. It goes on by itself as soon as there is.
 * - `busy`: another program holds the database.
 * - `damaged`: what lies there is not what was written.
 * - `unwritable`: the disk or its rights refuse.
 * - `closed`: the store was closed before.
 */
export type FailureCode = 'full' | 'busy' | 'damaged' | 'unwritable' | 'closed'

/** The store could not do what it was asked; nothing of it was written. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.code = code
  }
}

const SENTENCES: Readonly<Record<FailureCode, string>> = {
  full: 'The disk is full, so nothing was written. Make room: the tables continue by themselves.',
  busy: 'Another program holds the database, so nothing was written.',
  damaged: 'The database is damaged. Stop the server and restore a backup into an empty folder.',
  unwritable: 'The database cannot be written. Check the disk, and who may write to the folder.',
  closed: 'The store is closed.',
}

/** What SQLite reports that is nobody's bug, by number and in its words (https://sqlite.org/rescode.html). */
const REPORTS: readonly (readonly [number: number, words: string, FailureCode])[] = [
  [3, 'access permission denied', 'unwritable'],
  [5, 'database is locked', 'busy'],
  [6, 'database table is locked', 'busy'],
  [8, 'attempt to write a readonly database', 'unwritable'],
  [10, 'disk I/O error', 'unwritable'],
  [11, 'database disk image is malformed', 'damaged'],
  [13, 'database or disk is full', 'full'],
  [14, 'unable to open database file', 'unwritable'],
  [26, 'file is not a database', 'damaged'],
]

/** What an error of the driver means; anything else is a bug and stays what it is. */
function failureOf(error: unknown): unknown {
  const code = codeOf(error)
  return code === undefined ? error : new StoreFailure(code, SENTENCES[code], error)
}

function codeOf(error: unknown): FailureCode | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'ERR_INVALID_STATE') return 'closed'
  // The low byte is the report itself, what is above it says more of the same. Some errors of the driver have only the words.
  const number = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null
  return REPORTS.find(report => (number === null ? report[1] === error.message : report[0] === number))?.[2]
}

/** Runs something that asks the database, and says in our words what went wrong. */
export function asking<Answer>(ask: () => Answer): Answer {
  try {
    return ask()
  } catch (error) {
    throw failureOf(error)
  }
}
