import type { State } from '../base/state.ts'
import type { GameTable, MoveKind, Objection } from '../base/table.ts'
import { auction, bidding } from './auction.ts'
import { endOfTurn } from './end-of-turn.ts'
import { influence } from './influence.ts'
import { investment } from './investment.ts'
import { orders } from './orders.ts'
import { payingForTrack, payingForTrain } from './payment.ts'
import type { PhaseStage, TurnPhase } from './phase.ts'
import { playerOrder } from './player-order.ts'
import { profit } from './profit.ts'
import { choosingWay, selling, takeovers } from './takeovers.ts'
import { building, track } from './track.ts'
import { acting, trains } from './trains.ts'

/** The ten phases of a turn, in their order (NB-1.1). */
const PHASES: readonly TurnPhase[] = [
  investment,
  influence,
  auction,
  orders,
  track,
  trains,
  profit,
  playerOrder,
  takeovers,
  endOfTurn,
]

const placeOf: Record<State['phase'], number> = {
  auction: PHASES.indexOf(auction),
  track: PHASES.indexOf(track),
  trains: PHASES.indexOf(trains),
  takeovers: PHASES.indexOf(takeovers),
  over: PHASES.length,
}

export function beginTurn(table: GameTable): void {
  runFrom(table, 0)
}

/** Goes on until somebody has something to decide, or the game is over. */
export function settle(table: GameTable): void {
  const place = placeOf[table.state.phase]
  if (!PHASES[place]!.advance!(table)) runFrom(table, place + 1)
}

function runFrom(table: GameTable, first: number): void {
  for (let place = first; ; place = (place + 1) % PHASES.length) {
    const phase = PHASES[place]!
    phase.begin(table)
    if (table.state.phase === 'over') return
    if (phase.advance?.(table)) return
  }
}

const over: PhaseStage = { moveKinds: [] }

export function stageOf({ state }: GameTable): PhaseStage {
  switch (state.phase) {
    case 'auction':
      return bidding
    case 'track':
      return state.payment === null ? building : payingForTrack
    case 'trains':
      return state.payment === null ? acting : payingForTrain
    case 'takeovers':
      return state.line === null ? selling : choosingWay
    case 'over':
      return over
  }
}

/** Why this move cannot be played now; `null` if it can. */
export function refuse(table: GameTable, moveKind: MoveKind, choice: number): Objection | null {
  const stage = stageOf(table)
  if (stage.moveKinds.includes(moveKind)) return moveKind.refuse(table, choice)
  return stage.must ?? moveKind.outOfPhase!
}
