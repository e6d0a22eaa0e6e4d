import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { BotPlayer, Sight } from './bot.ts'

/** A plan, and the guess it was made in. */
export interface Planned<State extends Dice> {
  readonly moves: readonly Move[]
  readonly guess: State
}

/** A move of a plan, and what could be played then: where that is not so, something came otherwise. */
interface Step {
  readonly move: Move
  readonly moves: readonly Move[]
}

/** A player who plans several moves at once, plays them one by one, and plans anew when something came otherwise. */
export function carryingOut<State extends Dice, View>(
  game: Game<State, View>,
  plan: (sight: Sight<State, View>) => Planned<State>,
): BotPlayer<State, View> {
  const hand = planInHand(game)
  return {
    decide(sight) {
      const { moves } = sight
      return hand.next(moves) ?? hand.take(plan(sight), moves)
    },
  }
}

/** The same for plans that take their time. */
export function carryingOutLater<State extends Dice, View>(
  game: Game<State, View>,
  plan: (sight: Sight<State, View>) => Promise<Planned<State>>,
): { decide(sight: Sight<State, View>): Promise<Move> } {
  const hand = planInHand(game)
  return {
    async decide(sight) {
      const { moves } = sight
      return hand.next(moves) ?? hand.take(await plan(sight), moves)
    },
  }
}

/** The plan that is being carried out. */
function planInHand<State extends Dice, View>(game: Game<State, View>) {
  let steps: Step[] = []
  /** `undefined`: there is something to decide that was not foreseen. */
  const next = (moves: readonly Move[]): Move | undefined => {
    if (moves.length === 1) return moves[0]
    return isForeseen(steps[0], moves) ? steps.shift()!.move : undefined
  }
  const take = (plan: Planned<State>, moves: readonly Move[]): Move => {
    steps = stepsOf(game, plan)
    return next(moves)!
  }
  return { next, take }
}

const isForeseen = (step: Step | undefined, moves: readonly Move[]): boolean =>
  step !== undefined && step.moves.length === moves.length && step.moves.every((move, i) => move === moves[i])

/** The plan as far as it can be foreseen: to where the decision passes on or the dice are rolled. */
function stepsOf<State extends Dice>(game: Game<State>, { moves: plan, guess }: Planned<State>): Step[] {
  const steps: Step[] = []
  const state = game.copy(guess)
  const seat = game.toMove(state)
  for (const move of plan) {
    const moves = game.moves(state)
    if (moves.length > 1) steps.push({ move, moves })
    game.play(state, move)
    if (state.rolled !== guess.rolled || game.toMove(state) !== seat) break
  }
  return steps
}
