import { headOf } from '@roundhouse/nuremberg/phases/series'
import type { TableModel } from './table-model.ts'

/** Where the series goes on from: its head, or the start that was chosen; `null`: neither. */
export function headNow({ view, rules, choice }: Pick<TableModel, 'view' | 'rules' | 'choice'>): number | null {
  if (view.series.links.length > 0) return headOf(rules.map, view.series)
  return choice.start ?? null
}
