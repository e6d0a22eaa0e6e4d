import type { State } from '@roundhouse/first-class/base/state'
import type { Seat } from '@roundhouse/kernel/game'
import { type TrainedWeights, UNTRAINED } from './feature-weights.ts'
import { type Outlook, type Outlooks, outlooks, phasesLeft, TURNS_A_PILE, turnsLeft } from './outlook.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** What positions are evaluated by. */
export interface Evaluator {
  readonly ahead: Outlooks
  readonly trained: TrainedWeights
  /** Scoring phases that are thought of, and the end as one more: what comes after them counts for nothing. */
  readonly horizon: number
}

/** Three scoring phases, and what happens after the last. */
export const MAX_HORIZON = 4

export const evaluatorOf = (
  weights: Weights = WEIGHTS,
  trained: TrainedWeights = UNTRAINED,
  horizon = MAX_HORIZON,
): Evaluator => ({
  ahead: outlooksBy(weights),
  trained,
  horizon,
})

/** Outlooks take longer to make than a plan, so they are made once. */
const made = new WeakMap<Weights, Outlooks>()

function outlooksBy(weights: Weights): Outlooks {
  const known = made.get(weights) ?? outlooks(weights)
  made.set(weights, known)
  return known
}

/** What is still to come for a seat, as far as it thinks ahead. */
export function outlookFor({ ahead, horizon }: Evaluator, state: State, seat: Seat): Outlook {
  const phases = phasesLeft(state, seat)
  const beyond = Math.max(0, phases - horizon)
  return ahead[phases - beyond]![Math.max(0, turnsLeft(state, seat) - beyond * TURNS_A_PILE)]!
}

/** Who does not think past the last scoring fears nothing that happens only then. */
export const seesTheEnd = ({ horizon }: Evaluator, state: State, seat: Seat): boolean =>
  phasesLeft(state, seat) < horizon
