import type { Seat } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import type { Table } from '@roundhouse/table/table'
import { undo } from '@roundhouse/table/undo'

/** The table after the seat took back its own moves, with public replies of bots, to so many moves; or what stands in the way. */
export function undoneTo(table: Table, seat: Seat, to: number): Table | Barrier {
  const step = undo(table, seat, false)
  if (!step.ok) return step.barrier
  const left = step.table.match.played.length
  if (left === to) return step.table
  return left > to ? undoneTo(step.table, seat, to) : 'passed'
}
