import type { Seat } from '@roundhouse/kernel/game'
import { NONE } from '../board/player.ts'
import { copyState, type State } from '../state.ts'
import type { Rules } from '../table.ts'

/** The next turn of a seat in this round, with the table as it is: turns go around it (FC-2.2). */
export function ahead({ seats }: Rules, state: State, seat: Seat): State | null {
  const { phase, onTurn, toMove, turnsLeft } = state
  if ((phase !== 'turn' && phase !== 'receive') || toMove === seat) return null
  const turns = (seat - onTurn + seats) % seats || seats
  if (turns >= turnsLeft) return null
  return {
    ...copyState(state),
    phase: 'turn',
    onTurn: seat,
    toMove: seat,
    turnsLeft: turnsLeft - turns,
    acted: false,
    // What another has begun is that player's business.
    paying: 0,
    frame: null,
    waiting: [],
    owed: 0,
    mailFor: NONE,
  }
}
