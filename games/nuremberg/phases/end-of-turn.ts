import { NONE } from '../base/state.ts'
import { finalCount } from './final-count.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 10: the discs go back into the bag and the turn marker moves on, or the game ends (NB-9.1, NB-9.2). */
export const endOfTurn: TurnPhase = {
  begin(table) {
    const { state, rules } = table
    state.discs = rules.boxes.map(() => NONE)
    if (state.turn < rules.turns) state.turn++
    else finalCount(table)
  },
}
