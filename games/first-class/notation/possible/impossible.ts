import type { Seat } from '@roundhouse/kernel/game'
import * as kernel from '@roundhouse/kernel/notation/impossible'
import type { Player } from '../../base/board/player.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'

export type Check = kernel.Check<Rules, State>

/** A check of each board on its own. */
export const ofEachBoard = (
  check: (rules: Rules, player: Player, seat: Seat, state: State) => Iterable<kernel.Impossible>,
): Check => kernel.ofEachBoard(check)
