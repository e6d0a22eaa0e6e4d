import type { Seat } from '@roundhouse/kernel/game'
import { visibleTo } from '@roundhouse/kernel/story'
import { play, toMove } from '@roundhouse/table/table'
import { isActive } from './chair-state.ts'
import type { LogStep } from './draft.ts'
import { dealt, type OnlineTable, seatToMove } from './online-table.ts'
import type { TurnPlan } from './secrets.ts'

/** What a seat has planned; what is kept of a plan that is over is none. */
export function planOf({ chairs, secrets }: OnlineTable, seat: Seat): TurnPlan | null {
  const plan = secrets.plans[seat] ?? null
  return plan !== null && plan.after >= chairs[seat]!.plansFrom ? plan : null
}

/** Who has the move and a plan for it. */
export function plannedTurn(table: OnlineTable): { readonly seat: Seat; readonly plan: TurnPlan } | null {
  const seat = table.stage === 'playing' ? seatToMove(table) : null
  const plan = seat === null ? null : planOf(table, seat)
  return seat === null || plan === null || !isActive(table.chairs[seat]!) ? null : { seat, plan }
}

/** The moves of a plan as far as they are legal and tell this seat what they told when they were planned, to the first roll. */
export function planSteps(table: OnlineTable, seat: Seat, { moves, told }: TurnPlan): readonly LogStep[] {
  const steps: LogStep[] = []
  let game = dealt(table)
  for (const [n, text] of moves.entries()) {
    const outcome = toMove(game) === seat ? play(game, seat, text) : null
    if (outcome === null || !outcome.ok) break
    const { match } = outcome.table
    if (JSON.stringify(visibleTo(match.story.slice(game.match.story.length), seat)) !== told[n]) break
    const hasRolled = match.now.rolled !== game.match.now.rolled
    game = outcome.table
    steps.push({ event: { kind: 'move', seat, text: match.played.at(-1)!.text }, played: game })
    if (hasRolled) break
  }
  return steps
}
