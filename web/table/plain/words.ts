import type { Reason } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import type { Fact } from '@roundhouse/table/plain/facts'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Say } from '../../messages/say.ts'

/** How a game is put into words at the plain table. What is not given is shown as the engine writes it. */
export interface PlainWords {
  readonly describeView?: (say: Say, snapshot: Snapshot) => readonly Fact[]
  readonly describeMove?: (say: Say, text: string, snapshot: Snapshot) => string
  readonly describeLine?: (say: Say, line: Line, snapshot: Snapshot) => string
  /** What a move would lose for good; it is asked about before it is played. */
  readonly losses?: (say: Say, text: string, snapshot: Snapshot) => readonly string[]
  readonly describeReason?: (say: Say, reason: Reason, snapshot: Snapshot) => string
}
