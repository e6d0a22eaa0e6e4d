import type { Plan } from '../search/guide.ts'
import { bidPlans } from './bids.ts'
import { type Hopes, hopesOf, openProspects } from './hopes.ts'
import { paymentFor } from './payments.ts'
import { salePlans } from './sales.ts'
import type { Thinking } from './thinking.ts'
import { prospectsNow, prospectsOfTurn, seriesPlans } from './track.ts'
import { actionPlans } from './trains.ts'

/** How many plans there may be, and how many cubes more than the least a bid may be. */
export interface Reading {
  readonly count: number
  readonly more: number
}

/** What a seat could make of this turn. */
export function hopesFor(thinking: Thinking): Hopes {
  const { outlook, state } = thinking
  return hopesOf(outlook, state, state.phase === 'auction' ? prospectsOfTurn(thinking) : prospectsNow(thinking))
}

/** What might be done here by somebody who has thought of this turn before. */
export function plansFor(thinking: Thinking, hopesOfTurn: () => Hopes, { count, more }: Reading): Plan[] {
  const { game, state } = thinking
  if (state.phase === 'auction') return bidPlans(game.rules, state, hopesOfTurn(), more)
  if (state.phase === 'track' && state.payment === null)
    return seriesPlans(thinking, openProspects(hopesOfTurn(), state.track), count)
  return plansAtOnce(thinking, count)
}

function plansAtOnce(thinking: Thinking, count: number): Plan[] {
  const { state } = thinking
  if (state.payment !== null) return [{ moves: [paymentFor(thinking)], worth: 0 }]
  return state.phase === 'trains' ? actionPlans(thinking, count) : salePlans(thinking)
}
