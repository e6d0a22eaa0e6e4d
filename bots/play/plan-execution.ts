import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { BotPlayer, Observation } from './bot.ts'

/** A plan, and the guess it was made in. */
export interface SampledPlan<State extends Dice> {
  readonly moves: readonly Move[]
  readonly guess: State
}

/** A move of a plan, and what could be played then: where that is not so, something came otherwise. */
interface PlannedMove {
  readonly move: Move
  readonly moves: readonly Move[]
}

/** A player who plans several moves at once, plays them one by one, and plans again when something came otherwise. */
export function planExecutor<State extends Dice, View>(
  game: Game<State, View>,
  plan: (observation: Observation<State, View>) => SampledPlan<State>,
): BotPlayer<State, View> {
  const queue = newPlanQueue(game)
  return {
    decide(observation) {
      const { moves } = observation
      return queue.next(moves) ?? queue.take(plan(observation), moves)
    },
  }
}

/** The same for plans that take their time. */
export function asyncPlanExecutor<State extends Dice, View>(
  game: Game<State, View>,
  plan: (observation: Observation<State, View>) => Promise<SampledPlan<State>>,
): { decide(observation: Observation<State, View>): Promise<Move> } {
  const queue = newPlanQueue(game)
  return {
    async decide(observation) {
      const { moves } = observation
      return queue.next(moves) ?? queue.take(await plan(observation), moves)
    },
  }
}

/** The rest of the plan. */
function newPlanQueue<State extends Dice, View>(game: Game<State, View>) {
  let planned: PlannedMove[] = []
  /** `undefined`: there is something to decide that was not foreseen. */
  const next = (moves: readonly Move[]): Move | undefined => {
    if (moves.length === 1) return moves[0]
    return isForeseen(planned[0], moves) ? planned.shift()!.move : undefined
  }
  const take = (plan: SampledPlan<State>, moves: readonly Move[]): Move => {
    planned = plannedMoves(game, plan)
    return next(moves)!
  }
  return { next, take }
}

const isForeseen = (step: PlannedMove | undefined, moves: readonly Move[]): boolean =>
  step !== undefined && step.moves.length === moves.length && step.moves.every((move, i) => move === moves[i])

/** The plan as far as it can be foreseen: to where the decision passes on or the dice are rolled. */
function plannedMoves<State extends Dice>(
  game: Game<State>,
  { moves: plan, guess }: SampledPlan<State>,
): PlannedMove[] {
  const planned: PlannedMove[] = []
  const state = game.copy(guess)
  const seat = game.toMove(state)
  for (const move of plan) {
    const moves = game.moves(state)
    if (moves.length > 1) planned.push({ move, moves })
    game.play(state, move)
    if (state.rolled !== guess.rolled || game.toMove(state) !== seat) break
  }
  return planned
}
