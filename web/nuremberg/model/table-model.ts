import type { Reason, Seat } from '@roundhouse/kernel/game'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { headOf } from '@roundhouse/nuremberg/phases/series'
import { newContext } from '../../shell/new-context.ts'
import type { SnapshotOf } from '../../table/table-model.ts'
import type { Light } from '../choosing/lights.ts'
import type { Cargo, TableTargets } from '../choosing/targets.ts'
import type { Voice } from '../voice.ts'

/** What the page is told, with the story of this game. */
export type TableSnapshot = SnapshotOf<StoryLine>

/** What was pointed at and is not played yet. It is forgotten with the next move. */
export interface Selection {
  /** Of the auction: a box and how many cubes. */
  readonly box?: number
  readonly cubes?: number
  /** Where a series starts. */
  readonly start?: number
  readonly train?: number
  readonly piece?: { readonly area: number; readonly cargo: Cargo }
  /** An end of a line, and the line once both are known. */
  readonly end?: number
  readonly line?: string
  /** A move that would lose something, while it is asked whether that is meant. */
  readonly leaving?: 'pass' | 'give up'
}

/** What stays the same until something is played: parts that ask for no more are not drawn again with every tap. */
export interface StableTableModel {
  readonly snapshot: TableSnapshot
  readonly view: View
  readonly rules: Rules
  readonly voice: Voice
  readonly say: Voice['say']
  readonly targets: TableTargets
  readonly choose: (choice: Selection) => void
  readonly play: (text: string) => void
  readonly undo: (isWholeTurn: boolean) => void
  /** Asks why a move cannot be played, or tells what is known. */
  readonly askWhy: (question: string | Reason) => void
  /** What is closed tells why; not to those who only watch, nor where nothing is played. */
  readonly canAsk: boolean
  /** Shows areas, and things as stories name them, that something tells of. */
  readonly light: Light
  /** The same, and what lies behind something else comes to the front. */
  readonly show: Light
  readonly openLog: () => void
}

/** Everything the parts of the table need. */
export interface TableModel extends StableTableModel {
  readonly choice: Selection
  readonly reason: Reason | null
  /** The move that was asked about last. */
  readonly lastQuestion: string | null
}

const NOBODY = 'Nobody sits at this table'
export const [StableTableModelContext, useStableTableModel] = newContext<StableTableModel>(NOBODY)
export const [TableModelContext, useTableModel] = newContext<TableModel>(NOBODY)

/** What is asked of the one in front. */
export type TableQuestion = 'bid' | 'build' | 'pay' | 'act' | 'sell' | 'way' | 'wait' | 'over'

export function questionOf({ view, targets }: Pick<TableModel, 'view' | 'targets'>): TableQuestion {
  if (view.phase === 'over') return 'over'
  if (targets.size === 0) return 'wait'
  if (view.payment !== null) return 'pay'
  if (view.line !== null) return 'way'
  return ({ auction: 'bid', track: 'build', trains: 'act', takeovers: 'sell' } as const)[view.phase]
}

/** Where the series goes on from: its head, or the start that was chosen; `null`: neither. */
export function headNow({ view, rules, choice }: Pick<TableModel, 'view' | 'rules' | 'choice'>): number | null {
  if (view.series.links.length > 0) return headOf(rules.map, view.series)
  return choice.start ?? null
}

/** Who decides now; of that one's things panels speak. */
export const decider = ({ view }: Pick<TableModel, 'view'>): Seat => view.toMove
