import type { Seat } from '@roundhouse/kernel/game'
import * as kernel from '@roundhouse/kernel/notation/impossible'
import type { Player } from '../../base/player.ts'
import { copyState, type State } from '../../base/state.ts'
import type { GameTable, Rules } from '../../base/table.ts'
import { derive } from '../derive.ts'

export type Check = kernel.Check<Rules, State>

/** A check of each board on its own. */
export const ofEachBoard = (
  check: (rules: Rules, player: Player, seat: Seat, state: State) => Iterable<kernel.Impossible>,
): Check => kernel.ofEachBoard(check)

/** The position with all that follows from it, to ask the rules about it. */
export function tableOf(rules: Rules, said: State): GameTable {
  const state = copyState(said)
  derive(rules, state)
  return { rules, state, emit: undefined }
}
