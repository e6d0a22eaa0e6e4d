import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Bot, BotPlayer } from '../play/bot.ts'
import { knownGame } from '../play/known-game.ts'
import { planExecutor } from '../play/plan-execution.ts'
import { BREADTH, type Breadth } from './evaluation/routes.ts'
import { WEIGHTS, type Weights } from './evaluation/weights.ts'
import { FARTHEST, outlooksOf } from './evaluation/worth.ts'
import { pickBest } from './plans/pick.ts'
import { hopesFor, plansFor } from './plans/plans.ts'

const FIRST_OF_ALL = { count: 1, more: 0 }

/** Looks at what it could do this turn, bids for what that takes, and does what then brings most. */
export const greedy: Bot<State, View> = greedyWith('greedy', WEIGHTS)

export function greedyWith(name: string, weights: Weights, breadth: Breadth = BREADTH): Bot<State, View> {
  return {
    name,
    description: 'Bids for what it could build and carry this turn, and does what brings most; plays Nuremberg.',
    sit(table, _seat, dice): BotPlayer<State, View> {
      const game = knownGame<Nuremberg>(name, 'nuremberg', table)
      const outlooks = outlooksOf(weights)
      return planExecutor(game, ({ seat, guess }) => {
        const state = guess()
        const outlook = outlooks[Math.min(game.rules.turns - state.turn, FARTHEST - 1)]!
        const context = { game, state, seat, outlook, breadth }
        const plans = plansFor(context, () => hopesFor(context), FIRST_OF_ALL)
        return { moves: pickBest(plans, ({ worth }) => worth, dice).moves, guess: state }
      })
    },
  }
}
