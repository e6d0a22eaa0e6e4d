import type { Seat } from '@roundhouse/kernel/game'
import { PROFIT, standing } from '../base/discs.ts'
import type { State } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 8: highest profit first; of discs on one space the upper one is ahead (NB-7.4). */
export const playerOrder: TurnPhase = {
  begin({ state, tell }) {
    state.order = byProfit(state)
    tell?.({ key: 'player-order', facts: { seats: state.order } })
  },
}

export const byProfit = (state: State): readonly Seat[] => standing(state, PROFIT, seat => state.players[seat]!.profit)
