import { Refusal } from '@roundhouse/kernel/game'
import { StoreFailure } from '@roundhouse/server/store/failure'
import type { StorePlace } from '@roundhouse/server/store/store-place'
import { LogDamage, StateDifference } from '@roundhouse/server/table/online-table'
import type { Words } from '../messages.ts'
import { folder, valued } from '../options/option.ts'
import { isSystemError, refusalWords, UserError } from '../user-error.ts'

/** The folder of a server, for every command that works on one. */
export const DATA = folder('terminal.serve.data', 'data')

/** As long as a line of chat. */
const LONGEST_REASON = 300

/** Why something is done to a table or a person. */
export function readReason(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '' || line.length > LONGEST_REASON)
    throw new UserError('hosting.tables.bad-why', { most: LONGEST_REASON })
  return line
}

/** The number of a person, a report or a sanction; `null`: it is none. */
export const numberIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Its address may hold a password, which is seen by anyone who sees the processes of the machine: so it need not be typed. */
export const POSTGRES = valued('url', 'hosting.option.postgres', text => text, null)

/** The PostgreSQL database that is meant; `null`: none, all is in the folder. */
export const postgresOf = (given: string | null): string | null => given ?? (process.env['ROUNDHOUSE_POSTGRES'] || null)

/** The options of every command that works on the store of a server. */
export const STORE = { data: DATA, postgres: POSTGRES }

/** Where the store is that a command line names. */
export function placeFrom({ data, postgres }: { readonly data: string; readonly postgres: string | null }): StorePlace {
  const url = postgresOf(postgres)
  return url === null ? data : { url, folder: data }
}

/** Works on a store: what is wrong with it, its disk or its files is refused in words. */
export async function onStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storeRefusal(error)
  }
}

function storeRefusal(error: unknown): unknown {
  if (error instanceof StoreFailure) return new UserError(`hosting.store.${error.code}`)
  // Of a copy that fails, the target is what is wrong: that there is a source was known before.
  const { path: source, dest } = (isSystemError(error) ? error : {}) as {
    readonly path?: string
    readonly dest?: string
  }
  const path = dest ?? source
  return path === undefined ? error : new UserError('terminal.error.file', { path }, error)
}

/** What is wrong with a table that does not lead where it led; whatever else went wrong is thrown on. */
export function tableFaultWords(say: Words, error: unknown): string {
  if (error instanceof StateDifference) {
    const { seq: entry, expected, found } = error
    return say('hosting.check.hash', { entry, expected, found })
  }
  if (error instanceof LogDamage) return say('hosting.check.entry', { entry: error.seq, why: error.why })
  if (error instanceof StoreFailure) return say('hosting.check.unreadable', { why: error.message })
  if (error instanceof Refusal) return refusalWords(say, error)
  throw error
}
