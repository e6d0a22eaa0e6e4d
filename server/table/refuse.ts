import type { Facts } from '@roundhouse/kernel/story'
import type { WireReason } from '@roundhouse/wire/messages'
import type { TableReason } from '@roundhouse/wire/table-reasons'

/** What a command asks for is not done. */
export interface TableRefusal {
  readonly ok: false
  readonly reason: WireReason
}

/** The table does not do it. */
export const refuse = (code: TableReason, facts: Facts = {}, remedy: string | null = null): TableRefusal => ({
  ok: false,
  reason: { rule: 'table', code, facts, remedy },
})
