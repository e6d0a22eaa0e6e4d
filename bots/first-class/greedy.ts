import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Bot, BotPlayer } from '../play/bot.ts'
import { knownGame } from '../play/known-game.ts'
import { planExecutor } from '../play/plan-execution.ts'
import { evaluationFor } from './evaluation/evaluation.ts'
import { evaluatorOf } from './evaluation/evaluator.ts'
import { WEIGHTS, type Weights } from './evaluation/weights.ts'
import { movesOf } from './plans/line.ts'
import { BREADTH, type Breadth, bestPlans } from './plans/turn-search.ts'

/** Plans its whole turn on a guess from its own view, takes the best end of it, and plays the plan move by move. */
export const greedy: Bot<State, View> = greedyWith('greedy', WEIGHTS)

export function greedyWith(name: string, weights: Weights, breadth: Breadth = BREADTH): Bot<State, View> {
  const evaluator = evaluatorOf(weights)
  return {
    name,
    description: 'Looks one whole turn of its own ahead and takes what is worth most to it; plays First Class.',
    sit(table): BotPlayer<State, View> {
      const game = knownGame<FirstClass>(name, 'first-class', table)
      return planExecutor(game, ({ seat, guess }) => {
        const root = guess()
        const worth = evaluationFor(game.rules, evaluator, root, seat)
        const [plan] = bestPlans({ game, worth, breadth, root, seat }, 1)
        return { moves: movesOf(plan!), guess: root }
      })
    },
  }
}
