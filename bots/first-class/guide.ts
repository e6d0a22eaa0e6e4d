import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Setting } from '../play/level.ts'
import type { Net } from '../play/net/net.ts'
import { newNetPosition } from '../play/net/shape.ts'
import { type Guide, plansAtFirst, plansOfOthers, softmax } from '../play/search/guide.ts'
import { type Evaluation, evaluationFor } from './evaluation/evaluation.ts'
import type { Evaluator } from './evaluation/evaluator.ts'
import { featureWeightsAt } from './evaluation/feature-weights.ts'
import { turnsLeft } from './evaluation/outlook.ts'
import { worthOfTurns } from './evaluation/turns-worth.ts'
import { positionReader } from './net/evaluation.ts'
import { shape } from './net/inputs.ts'
import { movesOf } from './plans/line.ts'
import { type Breadth, bestPlans } from './plans/turn-search.ts'

/** Plans of a position further on are made at a glance, for there are many of them. */
const AT_A_GLANCE: Breadth = { lines: 1, actions: 0, draws: 2 }

const closely = (actions: number): Breadth => ({ lines: 3, actions, draws: 3 })

/**
 * What thoughts about First Class go by: plans are whole turns, and a win is as likely as the points to be expected, or as
 * the net says.
 */
export function guideFor(
  game: FirstClass,
  evaluator: Evaluator,
  root: State,
  { width, isCareful, simulations, usesNet = false }: Setting,
  net: Net | null = null,
): Guide<State> {
  const worths = root.players.map((_, seat) => evaluationFor(game.rules, evaluator, root, seat))
  const others = plansOfOthers(width, game.seats)
  const atFirst = plansAtFirst(width, simulations)
  const sharesOf = usesNet && net !== null ? sharesByNet(game, evaluator, root, net) : sharesBy(evaluator, root, worths)
  return {
    temperature: 3,
    explorationConstant: 0.5,
    isOpen: false,
    plans(state, depth) {
      const seat = state.toMove
      const count = depth === 0 ? atFirst : seat === root.toMove ? width : others
      const breadth = depth === 0 && isCareful ? closely(count) : AT_A_GLANCE
      const lines = bestPlans({ game, worth: worths[seat]!, breadth, root: state, seat }, count)
      return lines.map(line => ({ moves: movesOf(line), worth: line.worth }))
    },
    shares: state => sharesOf(storageUsed(game, worths, state)),
    situation: ({ offer, display, slices }) => JSON.stringify([offer, display, slices.storage]),
  }
}

/** By the points that each seat can expect. */
function sharesBy(evaluator: Evaluator, root: State, worths: readonly Evaluation[]): Guide<State>['shares'] {
  const { leadThatCounts } = featureWeightsAt(evaluator.trained, root)
  return state =>
    softmax(
      worths.map((worth, seat) => worth(state) + worthOfTurns(turnsLeft(state, seat))),
      leadThatCounts[turnsLeft(state, state.toMove)]!,
    )
}

function sharesByNet(game: FirstClass, evaluator: Evaluator, root: State, net: Net): Guide<State>['shares'] {
  const show = positionReader(game, evaluator, root)
  const position = newNetPosition(shape, root.players.length)
  return state => {
    show(state, position)
    return net(position)
  }
}

/** The cards of a storage are hardly ever the same twice, so what they bring is seen only when they are used. */
function storageUsed(game: FirstClass, worths: readonly Evaluation[], state: State): State {
  if (state.slices.storage === undefined) return state
  const seat = state.toMove
  return bestPlans({ game, worth: worths[seat]!, breadth: AT_A_GLANCE, root: state, seat }, 1)[0]!.state
}
