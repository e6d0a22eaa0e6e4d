import type { Seat } from '@roundhouse/kernel/game'
import { visibleTo } from '@roundhouse/kernel/story'
import { play, toMove } from '@roundhouse/table/table'
import type { PlanOutcome } from '@roundhouse/wire/online-snapshot'
import { isActive } from './chair-state.ts'
import type { LogStep } from './draft.ts'
import { dealt, type OnlineTable, seatToMove } from './online-table.ts'
import type { TableSecrets, TurnPlan } from './secrets.ts'

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

/** What became of the last plan of a seat; `null`: there was none, or the seat has moved since. */
export function planOutcomeOf({ chairs, secrets }: OnlineTable, seat: Seat): PlanOutcome | null {
  const trace = secrets.outcomes?.[seat] ?? null
  if (trace === null || trace.after < chairs[seat]!.plansFrom) return null
  const { played, of, stopped } = trace
  return { played, of, stopped }
}

interface PlannedSteps {
  readonly steps: readonly LogStep[]
  readonly stopped: PlanOutcome['stopped']
}

/** The moves of a plan as far as they are legal and tell this seat what they told when they were planned, to the first roll. */
export function planSteps(table: OnlineTable, seat: Seat, { moves, told }: TurnPlan): PlannedSteps {
  const steps: LogStep[] = []
  let game = dealt(table)
  for (const [n, text] of moves.entries()) {
    const outcome = toMove(game) === seat ? play(game, seat, text) : null
    if (outcome === null || !outcome.ok) return { steps, stopped: 'illegal' }
    const { match } = outcome.table
    if (JSON.stringify(visibleTo(match.story.slice(game.match.story.length), seat)) !== told[n])
      return { steps, stopped: 'changed' }
    const hasRolled = match.now.rolled !== game.match.now.rolled
    game = outcome.table
    steps.push({ event: { kind: 'move', seat, text: match.played.at(-1)!.text }, played: game })
    if (hasRolled && n < moves.length - 1) return { steps, stopped: 'rolled' }
  }
  return { steps, stopped: null }
}

/** The secrets after a plan was played: it is over, and its person is told what became of it. */
export function secretsAfterPlan(table: OnlineTable, seat: Seat, { steps, stopped }: PlannedSteps): TableSecrets {
  const { secrets, chairs, seq } = table
  const trace = { played: steps.length, of: secrets.plans[seat]!.moves.length, stopped, after: seq + steps.length }
  const outcomes = chairs.map((_, each) => (each === seat ? trace : (secrets.outcomes?.[each] ?? null)))
  return { ...secrets, plans: secrets.plans.with(seat, null), outcomes }
}
