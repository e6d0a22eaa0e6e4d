import type { Seat } from '@roundhouse/kernel/game'
import { PROFIT, ranking } from '../base/discs.ts'
import { playerAt, type State } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 8: highest profit first; of discs on one space the upper one is ahead (NB-7.4). */
export const playerOrder: TurnPhase = {
  begin({ state, emit }) {
    state.order = byProfit(state)
    emit?.({ key: 'player-order', facts: { seats: state.order } })
  },
}

export const byProfit = (state: State): readonly Seat[] => ranking(state, PROFIT, seat => playerAt(state, seat).profit)
