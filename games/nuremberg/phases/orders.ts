import { ranking } from '../base/discs.ts'
import { BROWN, type ColourNumber, WHITE } from '../base/influence.ts'
import { playerAt, type State } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 4: most white builds first, most brown has trains first; both stand for the turn (NB-4.1). */
export const orders: TurnPhase = {
  begin({ state, emit }) {
    state.buildOrder = mostOf(state, WHITE)
    state.trainOrder = mostOf(state, BROWN)
    emit?.({ key: 'build-order', facts: { seats: state.buildOrder } })
    emit?.({ key: 'train-order', facts: { seats: state.trainOrder } })
  },
}

const mostOf = (state: State, colour: ColourNumber) =>
  ranking(state, colour, seat => playerAt(state, seat).influence[colour])
