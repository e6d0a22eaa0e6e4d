import type { Reason } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'

/** What a game's own table is given: the snapshot, and ways to act. */
export interface TableProps {
  readonly snapshot: Snapshot
  readonly play: (text: string) => void
  readonly undo: (isWholeTurn: boolean) => void
  /** Asks why a move cannot be played, and shows the answer. */
  readonly askWhy: (text: string) => void
  /** The answer: why what was tried or asked for last is not possible. */
  readonly reason?: Reason | null
}
