import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import { type Game, type Move, Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Bot, BotPlayer } from '../bot.ts'
import { evaluationFor } from './evaluation.ts'
import { outlooks } from './outlook.ts'
import { BREADTH, type Breadth, bestPlan } from './search.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** A move of a plan, and what could be played then: where that is not so, something came otherwise. */
interface Step {
  readonly move: Move
  readonly moves: readonly Move[]
}

/** Plans its whole turn on a guess from its own view, takes the best end of it, and plays the plan move by move. */
export const greedy: Bot<State, View> = greedyWith('greedy', WEIGHTS)

export function greedyWith(name: string, weights: Weights, breadth: Breadth = BREADTH): Bot<State, View> {
  const ahead = outlooks(weights)
  return {
    name,
    description: 'Looks one whole turn of its own ahead and takes what is worth most to it; plays First Class.',
    sit(table): BotPlayer<State, View> {
      const game = knownGame(name, table)
      let steps: Step[] = []
      return {
        decide({ moves, seat, guess }) {
          if (moves.length === 1) return moves[0]!
          if (!isForeseen(steps[0], moves)) {
            const root = guess()
            const worth = evaluationFor(game.rules, ahead, root, seat)
            steps = stepsOf(game, root, seat, bestPlan({ game, worth, breadth, root, seat }))
          }
          return steps.shift()!.move
        },
      }
    },
  }
}

function knownGame(name: string, game: Game<State, View>): FirstClass {
  if (game.name !== 'first-class') throw new Refusal(`${name} plays first-class, not ${game.name}`)
  return game as FirstClass
}

const isForeseen = (step: Step | undefined, moves: readonly Move[]): boolean =>
  step !== undefined && step.moves.length === moves.length && step.moves.every((move, i) => move === moves[i])

/** The plan as far as it can be foreseen: to where the decision passes on or the dice are rolled. */
function stepsOf(game: FirstClass, root: State, seat: Seat, plan: readonly Move[]): Step[] {
  const steps: Step[] = []
  const state = game.copy(root)
  for (const move of plan) {
    const moves = game.moves(state)
    if (moves.length > 1) steps.push({ move, moves })
    game.play(state, move)
    if (state.rolled !== root.rolled || state.toMove !== seat) break
  }
  return steps
}
