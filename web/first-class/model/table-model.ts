import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Reason, Seat } from '@roundhouse/kernel/game'
import { newContext } from '../../shell/new-context.ts'
import type { SnapshotOf } from '../../table/table-model.ts'
import type { Place, Steps, TableTargets } from '../choosing/targets.ts'
import type { WhyQuestion } from '../choosing/why-questions.ts'
import type { Voice } from '../voice.ts'

/** What the page is told, with the story of this game. */
export type TableSnapshot = SnapshotOf<StoryLine>

/** What every part of the table needs: what is seen, how it is said, and what can be chosen. */
export interface TableModel extends Acts {
  readonly snapshot: TableSnapshot
  readonly game: FirstClass
  readonly view: View
  readonly voice: Voice
  /** What the voice says, and by which rules: nearly every part needs them. */
  readonly say: Voice['say']
  readonly rules: Voice['rules']
  /** Whose board is the large one: the one in front, or for those who watch the player to move. */
  readonly seat: Seat
  readonly targets: TableTargets
  /** The place whose moves stand in the decision. */
  readonly chosen: Place | null
  /** The move that would lose something, while it is asked whether that is meant. */
  readonly leaving: string | null
  /** How far each conductor is to go, while that is being chosen. */
  readonly steps: Steps
  /** What is closed tells why; not to those who only watch, nor where nothing is played. */
  readonly canAsk: boolean
  /** Why what was tried or asked for last is not possible. */
  readonly reason: Reason | null
}

/** The ways to act. */
export interface Acts {
  /**
   * A place is pointed at: what can only mean one thing is done, what is printed there or has several meanings is shown
   * in the decision, and of what is closed one is told why.
   */
  readonly act: (place: Place) => void
  readonly choose: (place: Place | null) => void
  readonly chooseSteps: (steps: Steps) => void
  /** Plays a move; one that would lose something is asked about first, unless it is sure. */
  readonly play: (text: string, isSure?: boolean) => void
  readonly leave: (text: string | null) => void
  readonly undo: (isWholeTurn: boolean) => void
  readonly askWhy: (question: WhyQuestion) => void
  /** Lays a sheet over the table: the whole board of a seat, the log, or the end. */
  readonly open: (sheet: Sheet | null) => void
}

export type Sheet =
  | { readonly is: 'log' }
  | { readonly is: 'board'; readonly seat: Seat }
  /** How the game ended. */
  | { readonly is: 'end' }

export const [TableModelContext, useTableModel] = newContext<TableModel>('Nobody sits at this table')
