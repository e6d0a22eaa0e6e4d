import { reserveOf } from '../base/purse.ts'
import { playerAt } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

export const CUBES_A_TURN = 12

/** Phase 1: everyone takes 12 cubes, or what is left in his reserve (NB-2.1). */
export const investment: TurnPhase = {
  begin({ state, emit }) {
    emit?.({ key: 'turn-began', facts: { turn: state.turn } })
    for (const seat of state.order) {
      const cubes = Math.min(CUBES_A_TURN, reserveOf(state, seat))
      playerAt(state, seat).cubes += cubes
      emit?.({ key: 'invested', facts: { seat, cubes } })
    }
  },
}
