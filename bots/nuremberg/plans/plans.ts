import type { State } from '@roundhouse/nuremberg/base/state'
import type { Plan } from '../../play/search/guide.ts'
import type { DecisionContext } from '../evaluation/context.ts'
import { type Hopes, hopesOf, openProspects } from '../evaluation/hopes.ts'
import { bidPlans } from './bids.ts'
import { paymentFor } from './payments.ts'
import { salePlans } from './sales.ts'
import { prospectsNow, prospectsOfTurn, seriesPlans } from './series.ts'
import { actionPlans } from './trains.ts'

/** How many plans there may be, and how many cubes more than the least a bid may be. */
export interface PlanLimits {
  readonly count: number
  readonly more: number
}

/** What a seat could make of this turn. In an auction nothing of that changes, so it is thought of once. */
export function hopesFor(context: DecisionContext): Hopes {
  const { outlook, state } = context
  if (state.phase !== 'auction') return hopesOf(outlook, state, prospectsNow(context))
  const known = remembered.get(state.discs)?.find(memory => isOf(memory, context))
  if (known !== undefined) return known.hopes
  const hopes = hopesOf(outlook, state, prospectsOfTurn(context))
  remember(context, hopes)
  return hopes
}

interface Memory extends Pick<DecisionContext, 'seat' | 'outlook' | 'breadth'> {
  readonly hopes: Hopes
}

/** The discs on the boxes are one list as long as an auction lasts, and another in every other turn. */
const remembered = new WeakMap<State['discs'], Memory[]>()

const isOf = (memory: Memory, { seat, outlook, breadth }: DecisionContext): boolean =>
  memory.seat === seat && memory.outlook === outlook && memory.breadth === breadth

function remember({ state, seat, outlook, breadth }: DecisionContext, hopes: Hopes): void {
  const memories = remembered.get(state.discs) ?? []
  remembered.set(state.discs, [...memories, { seat, outlook, breadth, hopes }])
}

/** What might be done here by somebody who has thought of this turn before. */
export function plansFor(context: DecisionContext, hopesOfTurn: () => Hopes, { count, more }: PlanLimits): Plan[] {
  const { game, state } = context
  if (state.phase === 'auction') return bidPlans(game.rules, state, hopesOfTurn(), more)
  if (state.phase === 'track' && state.payment === null)
    return seriesPlans(context, openProspects(hopesOfTurn(), state.track), count)
  return plansAtOnce(context, count)
}

function plansAtOnce(context: DecisionContext, count: number): Plan[] {
  const { state } = context
  if (state.payment !== null) return [{ moves: [paymentFor(context)], worth: 0 }]
  return state.phase === 'trains' ? actionPlans(context, count) : salePlans(context)
}
