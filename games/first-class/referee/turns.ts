import type { Seat } from '@roundhouse/kernel/game'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** In a round each player has 3 turns (FC-2.2). */
export const TURNS_EACH = 3

/** Turns of this round that are over; all of them once the scoring phase has begun. */
export function turnsOver({ seats }: Rules, { phase, turnsLeft }: State): number {
  if (phase === 'draft') return 0
  return phase === 'turn' || phase === 'receive' ? TURNS_EACH * seats - turnsLeft : TURNS_EACH * seats
}

/** How often this seat has taken its regular action in this round. */
export function turnsTaken(rules: Rules, state: State, seat: Seat): number {
  const after = (seat - state.start + rules.seats) % rules.seats
  const over = Math.ceil((turnsOver(rules, state) - after) / rules.seats)
  return isActing(state) && state.onTurn === seat ? over + 1 : over
}

/** Is somebody in a turn, his regular action taken? */
export const isActing = ({ phase, acted }: State): boolean => acted && (phase === 'turn' || phase === 'receive')
