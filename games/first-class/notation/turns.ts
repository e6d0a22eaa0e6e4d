import { TURNS_EACH } from '../base/round/round.ts'
import type { Phase, State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** How many turns a round has, or parts a scoring phase (FC-2.2, FC-12.1). */
function turnsIn({ seats }: Rules, phase: Phase): number {
  if (phase === 'draft' || phase === 'over') return 0
  return phase === 'scoring' ? seats : TURNS_EACH * seats
}

/** The turns that can be left when it is this seat's turn, the most first: play goes clockwise from the start player. */
export function turnsPossible(rules: Rules, { phase, start, onTurn }: State): number[] {
  const turns = turnsIn(rules, phase)
  if (turns === 0) return [0]
  const before = (onTurn - start + rules.seats) % rules.seats
  return Array.from({ length: turns / rules.seats }, (_, i) => turns - before - i * rules.seats)
}
