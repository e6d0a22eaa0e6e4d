import type { Seat } from '@roundhouse/kernel/game'
import type { State } from '../base/state.ts'

/** The order in which the phase goes. */
export function orderOf({ phase, order, buildOrder, trainOrder }: State): readonly Seat[] {
  if (phase === 'track') return buildOrder
  return phase === 'trains' ? trainOrder : order
}
