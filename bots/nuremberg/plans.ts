import type { Plan } from '../search/guide.ts'
import { bidPlans, prospectsOfTurn } from './bids.ts'
import { type Hopes, hopesOf, openProspects } from './hopes.ts'
import { paymentFor } from './payments.ts'
import { salePlans } from './sales.ts'
import type { Thinking } from './thinking.ts'
import { prospectsNow, seriesPlans } from './track.ts'
import { actionPlans } from './trains.ts'

/** How many plans there may be, and how many cubes more than the least a bid may be. */
export interface Reading {
  readonly count: number
  readonly more: number
}

const FIRST_OF_ALL: Reading = { count: 1, more: 0 }

/** What might be done here by somebody who thinks afresh. */
export function plansFor(thinking: Thinking, reading = FIRST_OF_ALL): Plan[] {
  const { state, outlook } = thinking
  if (state.phase === 'auction')
    return bidPlans(thinking, hopesOf(outlook, state, prospectsOfTurn(thinking)), reading.more)
  if (state.phase === 'track' && state.payment === null)
    return seriesPlans(thinking, prospectsNow(thinking), reading.count)
  return plansAtOnce(thinking)
}

/** What might be done here by somebody who has thought of this turn before. */
export function plansFromHopes(thinking: Thinking, hopes: Hopes, { count, more }: Reading): Plan[] {
  const { state } = thinking
  if (state.phase === 'auction') return bidPlans(thinking, hopes, more)
  if (state.phase === 'track' && state.payment === null)
    return seriesPlans(thinking, openProspects(hopes, state.track), count)
  return plansAtOnce(thinking)
}

function plansAtOnce(thinking: Thinking): Plan[] {
  const { state } = thinking
  if (state.payment !== null) return [{ moves: [paymentFor(thinking)], worth: 0 }]
  return state.phase === 'trains' ? actionPlans(thinking) : salePlans(thinking)
}
