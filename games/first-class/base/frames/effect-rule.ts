import type { MoveKind } from '../move-kind.ts'
import type { Table } from '../table.ts'

/** What a symbol in a frame means: the kinds of move that use it, and when it can be used at all. */
export interface EffectRule {
  readonly kind: number
  readonly moveKinds: readonly MoveKind[]
  /** A rule says must: it cannot be left unused while it can be used (FC-3.2). */
  readonly must: boolean
  /** It waits until everything else in its frame is done or given up (FC-E.3). */
  readonly last: boolean
  /** Can some part of it be used now? What cannot be is lost when nothing else is left (FC-3.2). */
  canBeUsed(table: Table, count: number): boolean
}
