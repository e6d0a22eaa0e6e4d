import type { Table } from '@roundhouse/table/table'
import type { Author, Entry, TableEvent } from './entry.ts'
import { afterEntry, hashOf, type OnlineTable, seatToMove, withSecrets } from './online-table.ts'
import type { TableSecrets } from './secrets.ts'

/** What is to be written: the entries, the secrets if they change, and the table as it is then. */
export interface LogDraft {
  readonly table: OnlineTable
  readonly entries: readonly Entry[]
  readonly secrets: TableSecrets | undefined
}

/** Something that is to be written; `played`: the game after the move, where it was played already. */
export interface LogStep {
  readonly event: TableEvent
  readonly played?: Table
}

/** Who writes, with which command, and when. */
export interface Writer {
  readonly by: Author
  readonly command: string | null
  readonly at: number
}

/** An entry before it is known where it leads. */
type EntryDraft = { -readonly [Field in keyof Entry]: Entry[Field] }

export const draftOf = (table: OnlineTable): LogDraft => ({ table, entries: [], secrets: undefined })

export function write({ table, entries, secrets }: LogDraft, { event, played }: LogStep, writer: Writer): LogDraft {
  const entry: EntryDraft = { seq: table.seq + 1, ...writer, event, hash: null }
  const after = afterEntry(table, entry, played)
  if (event.kind === 'move' && seatToMove(after) !== seatToMove(table)) entry.hash = hashOf(after)
  return { table: after, entries: [...entries, entry], secrets }
}

export const writeAll = (draft: LogDraft, steps: readonly LogStep[], writer: Writer): LogDraft =>
  steps.reduce((sum, step) => write(sum, step, writer), draft)

export const keep = (draft: LogDraft, secrets: TableSecrets | undefined): LogDraft =>
  secrets === undefined ? draft : { ...draft, table: withSecrets(draft.table, secrets), secrets }
