import type { State } from '@roundhouse/nuremberg/base/state'
import type { Foresight } from '../evaluation/evaluation.ts'
import type { Breadth } from '../evaluation/routes.ts'
import { bidPlans } from '../plans/bids.ts'
import { bestBy } from '../plans/pick.ts'
import { plansFor } from '../plans/plans.ts'

/** What is expected of the rest of an auction and of the building after it. A position further on is both. */
export interface TurnForecast {
  readonly auctioned: State
  readonly built: State
}

const FIRST_OF_ALL = { count: 1, more: 0 }
const AT_A_GLANCE: Breadth = { followed: 16, chosen: 4, alike: 2 }

/** The auction, and then the track of this turn, brought to their ends by what looks best at once. */
export function forecastFrom(foresight: Foresight, state: State): TurnForecast {
  const auctioned = auctionedFrom(foresight, state)
  return { auctioned, built: builtFrom(foresight, auctioned) }
}

/** The auction of this turn brought to its end by bids that look best at once. */
export function auctionedFrom({ game, turn, hopesOf }: Foresight, state: State): State {
  if (state.phase !== 'auction' || state.turn !== turn) return state
  const after = game.copy(state)
  while (after.phase === 'auction') {
    const plans = bidPlans(game.rules, after, hopesOf(after.toMove), 0)
    game.play(after, bestBy(plans, ({ worth }) => worth).moves[0]!)
  }
  return after
}

function builtFrom({ game, turn, outlook, hopesOf }: Foresight, state: State): State {
  if (state.phase !== 'track' || state.turn !== turn) return state
  const after = game.copy(state)
  while (after.phase === 'track') {
    const seat = after.toMove
    const context = { game, state: after, seat, outlook, breadth: AT_A_GLANCE }
    const [plan] = plansFor(context, () => hopesOf(seat), FIRST_OF_ALL)
    for (const move of plan!.moves) game.play(after, move)
  }
  return after
}
