import { canPlayBy, knownRules } from '@roundhouse/kernel/rules-number'
import type { TableGame } from '@roundhouse/table/games'
import type { Entry } from './entry.ts'
import { fold, LogDamage, newOnlineTable, type OnlineTable, openOnlineTable, type TableBasis } from './online-table.ts'

/** A table as it is kept, with its log. */
export type TableLog = TableBasis & { readonly entries: readonly Entry[] }

/** A table as far as its log leads, and what is wrong with it from there on; `null`: nothing. */
export interface OpenOutcome {
  readonly table: OnlineTable
  readonly fault: LogDamage | null
}

/** A table from its log. One that cannot be opened to its end is held there: nothing is lost, and nobody plays on. */
export function openOrHold(log: TableLog, manifest: TableGame): OpenOutcome {
  const other = otherRules(log, manifest)
  if (other !== null) return { table: heldBefore(log, other, manifest, 'other-rules'), fault: other }
  try {
    return { table: openOnlineTable(log, manifest), fault: null }
  } catch (error) {
    if (!(error instanceof LogDamage)) throw error
    return { table: heldBefore(log, error, manifest, 'damaged'), fault: error }
  }
}

/** Plays a whole log again and compares every hash in it; the first entry that does not follow is thrown (`LogDamage`). */
export function replayLog(log: TableLog, manifest: TableGame): OnlineTable {
  const other = otherRules(log, manifest)
  if (other !== null) throw other
  return log.entries.reduce((table, entry) => fold(table, entry), newOnlineTable(log, manifest))
}

/** Without its rules a table is known as far as people sit down at it. */
function otherRules({ setup: { rules }, entries }: TableLog, { definition }: TableGame): LogDamage | null {
  if (canPlayBy(definition, rules)) return null
  const beginning = entries.find(({ event }) => event.kind === 'begin')?.seq ?? entries.length + 1
  const known = knownRules(definition).join(', ')
  return new LogDamage(beginning, `the table follows rules ${rules}; this program knows rules ${known}`)
}

function heldBefore(log: TableLog, { seq }: LogDamage, manifest: TableGame, held: OnlineTable['held']): OnlineTable {
  const entries = log.entries.slice(0, seq - 1).map(entry => ({ ...entry, hash: null }))
  return { ...openOnlineTable({ ...log, entries }, manifest), held }
}
