import { standing } from '../base/discs.ts'
import { BROWN, WHITE } from '../base/influence.ts'
import type { State } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 4: most white builds first, most brown has trains first; both stand for the turn (NB-4.1). */
export const orders: TurnPhase = {
  begin({ state, tell }) {
    state.buildOrder = mostOf(state, WHITE)
    state.trainOrder = mostOf(state, BROWN)
    tell?.({ key: 'build-order', facts: { seats: state.buildOrder } })
    tell?.({ key: 'train-order', facts: { seats: state.trainOrder } })
  },
}

const mostOf = (state: State, colour: number) =>
  standing(state, colour, seat => state.players[seat]!.influence[colour]!)
