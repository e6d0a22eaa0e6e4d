import { readMove } from '@roundhouse/kernel/move-kind'
import { type Forfeit, forfeits } from '@roundhouse/nuremberg/forfeits'
import type { Choice, Sitting } from './sitting.ts'

/** Moves that may lose something. */
export type Losing = NonNullable<Choice['leaving']>

/** What would be lost by a move. */
export const lossesOf = ({ rules, view }: Pick<Sitting, 'rules' | 'view'>, move: Losing): readonly Forfeit[] =>
  forfeits(rules, view, readMove(rules.moveKinds, rules, move)!)
