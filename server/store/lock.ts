import { Database } from './database.ts'
import { StoreFailure } from './failure.ts'

/** A folder that is ours. */
export interface Lock {
  release(): void
}

/**
 * Takes a folder for this process; `null`: somebody has it. It is a lock of the operating system, on an empty file, held the way
 * SQLite holds its own: when a process ends, in whatever way, it is free, and no number of a process is ever mistaken for
 * another's. On folders in a network such locks can't be relied on: there the beat tells (`beat.ts`).
 */
export function lockOf(file: string): Lock | null {
  const lock = new Database(file, 'lock')
  try {
    lock.execute('pragma journal_mode = memory; begin exclusive')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if (error instanceof StoreFailure && error.code === 'busy') return null
    throw error
  }
}
