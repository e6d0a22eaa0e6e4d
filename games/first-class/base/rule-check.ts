import type { Seat } from '@roundhouse/kernel/game'
import { type Violation, type ViolationCheck, violationsOfBoards } from '@roundhouse/kernel/violation'
import type { Player } from './board/player.ts'
import type { State } from './state.ts'
import type { Rules } from './table.ts'

/** What must hold in every state. The notation refuses a position by it, and the referee complains of a state. */
export type RuleCheck = ViolationCheck<Rules, State>

export const ofEachBoard = (
  check: (rules: Rules, player: Player, seat: Seat, state: State) => Iterable<Violation>,
): RuleCheck => violationsOfBoards(check)
