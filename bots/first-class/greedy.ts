import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Dice } from '@roundhouse/kernel/dice'
import { type Game, type Move, Refusal } from '@roundhouse/kernel/game'
import type { Bot, BotPlayer } from '../bot.ts'
import { evaluationFor } from './evaluation.ts'
import { type Plan, plannerFor } from './search.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** A move of a plan, and what could be played then: where that is not so, something came otherwise. */
interface Step {
  readonly move: Move
  readonly moves: readonly Move[]
}

/** Plans its whole turn on a guess from its own view, takes the best end of it, and plays the plan move by move. */
export const greedy: Bot<State, View> = greedyWith('greedy', WEIGHTS)

export function greedyWith(name: string, weights: Weights): Bot<State, View> {
  return {
    name,
    description: 'Looks one whole turn of its own ahead and takes what is worth most to it; plays First Class.',
    sit(game): BotPlayer<State, View> {
      const plan = plannerOf(game, weights)
      let steps: Step[] = []
      return {
        decide(sight) {
          const { moves } = sight
          if (moves.length === 1) return moves[0]!
          if (!isForeseen(steps[0], moves)) steps = stepsOf(game, plan, sight.guess(), sight.seat)
          return steps.shift()!.move
        },
      }
    },
  }
}

/** Planners are the same for every seat of a game. */
const planners = new WeakMap<Game<State, View>, Map<Weights, Plan>>()

function plannerOf(game: Game<State, View>, weights: Weights): Plan {
  if (game.name !== 'first-class') throw new Refusal(`greedy plays first-class, not ${game.name}`)
  const known = planners.get(game) ?? new Map<Weights, Plan>()
  planners.set(game, known)
  const plan = known.get(weights) ?? plannerFor(game as FirstClass, evaluationFor((game as FirstClass).rules, weights))
  known.set(weights, plan)
  return plan
}

const isForeseen = (step: Step | undefined, moves: readonly Move[]): boolean =>
  step !== undefined && step.moves.length === moves.length && step.moves.every((move, i) => move === moves[i])

/** The plan as far as it can be foreseen: to where the decision passes on or the dice are rolled. */
function stepsOf<S extends Dice>(
  game: Game<S>,
  plan: (state: S, seat: number) => Move[],
  guess: S,
  seat: number,
): Step[] {
  const steps: Step[] = []
  const state = game.copy(guess)
  for (const move of plan(guess, seat)) {
    const moves = game.moves(state)
    if (moves.length > 1) steps.push({ move, moves })
    game.play(state, move)
    if (state.rolled !== guess.rolled || game.toMove(state) !== seat) break
  }
  return steps
}
