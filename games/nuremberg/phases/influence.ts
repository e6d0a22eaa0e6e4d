import { drawFrom } from '../base/bag.ts'
import { COLOURS } from '../base/influence.ts'
import { NONE } from '../base/state.ts'
import type { TurnPhase } from './phase.ts'

/** Phase 2: one random disc on every open auction box (NB-2.2). */
export const influence: TurnPhase = {
  begin({ rules, state, emit }) {
    // All discs are back in the bag when a turn begins (NB-9.1).
    const bag = rules.bags.discs.slice()
    state.discs = rules.boxes.map(({ name, isOpen }) => {
      if (!isOpen) return NONE
      const colour = drawFrom(state, bag)
      emit?.({ key: 'disc', facts: { box: name, colour: COLOURS[colour]! } })
      return colour
    })
  },
}
