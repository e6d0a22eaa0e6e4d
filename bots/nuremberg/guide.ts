import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Setting } from '../play/level.ts'
import { type Guide, plansAtFirst, plansOfOthers, softmax } from '../play/search/guide.ts'
import type { DecisionContext } from './evaluation/context.ts'
import { type Foresight, worthsOf } from './evaluation/evaluation.ts'
import type { Hopes } from './evaluation/hopes.ts'
import type { Breadth } from './evaluation/routes.ts'
import type { Outlook } from './evaluation/worth.ts'
import { bidPlans } from './plans/bids.ts'
import { bestBy } from './plans/pick.ts'
import { hopesFor, plansFor } from './plans/plans.ts'

/** Cubes more than the least that may be bid at once. */
const MORE_CUBES = 2

/** What everybody could build is looked at alike, and less closely than what is built now. */
const AT_A_GLANCE: Breadth = { followed: 16, chosen: 4, alike: 2 }

const contextOf = (game: Nuremberg, outlook: Outlook, breadth: Breadth, state: State): DecisionContext => ({
  game,
  state,
  seat: state.toMove,
  moves: game.moves(state),
  outlook,
  breadth,
})

/** What positions of a turn are looked at with from a position of it. */
export function foresightAt(game: Nuremberg, outlook: Outlook, root: State): Foresight {
  const hopes: Hopes[] = []
  const context = contextOf(game, outlook, AT_A_GLANCE, root)
  return { game, outlook, turn: root.turn, hopesOf: seat => (hopes[seat] ??= hopesFor({ ...context, seat })) }
}

/** The points that each seat can expect to have at the end, at any moment. */
export const worthsIn = (foresight: Foresight, state: State): number[] =>
  worthsOf(foresight, auctioned(foresight, state))

/** What thoughts about Nuremberg go by: they reach to the end of the turn. */
export function guideFor(
  game: Nuremberg,
  outlook: Outlook,
  breadth: Breadth,
  root: State,
  { width, simulations }: Setting,
): Guide<State> {
  const contextAt = (state: State): DecisionContext => contextOf(game, outlook, breadth, state)
  const foresight = foresightAt(game, outlook, root)
  const more = simulations === 0 ? 0 : MORE_CUBES
  const atFirst = { count: plansAtFirst(width, simulations), more }
  const further = { count: width, more }
  const others = { count: plansOfOthers(width, game.seats), more }
  return {
    temperature: 1.5,
    explorationConstant: 0.12,
    isOpen: true,
    plans(state, depth) {
      if (state.turn !== root.turn) return []
      const context = contextAt(state)
      const limits = depth === 0 ? atFirst : context.seat === root.toMove ? further : others
      const plans = plansFor(context, () => (depth === 0 ? hopesFor(context) : foresight.hopesOf(context.seat)), limits)
      return plans.toSorted((one, other) => other.worth - one.worth).slice(0, limits.count)
    },
    shares: state => softmax(worthsIn(foresight, state), outlook.leadThatCounts),
    situation: ({ discs }) => discs.join(),
  }
}

/** The auction of this turn brought to its end by bids that look best at once. */
function auctioned({ game, turn, hopesOf }: Foresight, state: State): State {
  if (state.phase !== 'auction' || state.turn !== turn) return state
  const after = game.copy(state)
  while (after.phase === 'auction') {
    const plans = bidPlans(game.rules, after, hopesOf(after.toMove), 0)
    game.play(after, bestBy(plans, ({ worth }) => worth).moves[0]!)
  }
  return after
}
