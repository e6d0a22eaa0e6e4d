import type { Table } from '@roundhouse/table/table'
import type { Author, Entry, TableEvent } from './entry.ts'
import { fold, hashOf, type OnlineTable, seatToMove, withSecrets } from './online-table.ts'
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

export const draftOf = (table: OnlineTable): LogDraft => ({ table, entries: [], secrets: undefined })

export function write({ table, entries, secrets }: LogDraft, { event, played }: LogStep, writer: Writer): LogDraft {
  const entry: Entry = { seq: table.seq + 1, ...writer, event, hash: null }
  const after = fold(table, entry, played)
  const isEndOfTurn = event.kind === 'move' && seatToMove(after) !== seatToMove(table)
  const written = isEndOfTurn ? { ...entry, hash: hashOf(after) } : entry
  return { table: after, entries: [...entries, written], secrets }
}

export const writeAll = (draft: LogDraft, steps: readonly LogStep[], writer: Writer): LogDraft =>
  steps.reduce((sum, step) => write(sum, step, writer), draft)

export const keep = (draft: LogDraft, secrets: TableSecrets | undefined): LogDraft =>
  secrets === undefined ? draft : { ...draft, table: withSecrets(draft.table, secrets), secrets }
