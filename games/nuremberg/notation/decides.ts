import type { Seat } from '@roundhouse/kernel/game'
import { copyState, type State } from '../base/state.ts'
import type { GameTable, Rules } from '../base/table.ts'
import { auction } from '../phases/auction.ts'
import type { TurnPhase } from '../phases/phase.ts'
import { takeovers } from '../phases/takeovers.ts'
import { track } from '../phases/track.ts'
import { trains } from '../phases/trains.ts'
import { derive } from './derive.ts'
import { orderOf } from './phase-order.ts'

const PHASES: Readonly<Record<Exclude<State['phase'], 'over'>, TurnPhase>> = { auction, track, trains, takeovers }

/** The first of the order who has something to decide; at the end the last was the last to. */
export function decides(rules: Rules, state: State): Seat {
  const order = orderOf(state)
  if (state.phase === 'over') return order.at(-1)!
  const isBegun = state.series.links.length > 0 || state.payment !== null || state.line !== null
  if (isBegun) return order.find(seat => (state.passed & (1 << seat)) === 0) ?? order[0]!
  const copy: State = { ...copyState(state), toMove: order[0]! }
  derive(rules, copy)
  const table: GameTable = { rules, state: copy, emit: undefined }
  return PHASES[state.phase].advance!(table) ? copy.toMove : order[0]!
}
