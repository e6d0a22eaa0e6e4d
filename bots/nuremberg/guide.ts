import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Setting } from '../play/level.ts'
import type { Net } from '../play/net/net.ts'
import { newNetPosition } from '../play/net/shape.ts'
import { type Guide, plansAtFirst, plansOfOthers, softmax } from '../play/search/guide.ts'
import type { DecisionContext } from './evaluation/context.ts'
import { type Foresight, worthsOf } from './evaluation/evaluation.ts'
import type { Hopes } from './evaluation/hopes.ts'
import type { Breadth } from './evaluation/routes.ts'
import type { Outlook } from './evaluation/worth.ts'
import { auctionedFrom, forecastFrom } from './net/forecast.ts'
import { shape, showForecast } from './net/inputs.ts'
import { hopesFor, plansFor } from './plans/plans.ts'

/** Cubes more than the least that may be bid at once. */
const MORE_CUBES = 2

/** What everybody could build is looked at alike, and less closely than what is built now. */
const AT_A_GLANCE: Breadth = { followed: 16, chosen: 4, alike: 2 }

const contextOf = (game: Nuremberg, outlook: Outlook, breadth: Breadth, state: State): DecisionContext => ({
  game,
  state,
  seat: state.toMove,
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
  worthsOf(foresight, auctionedFrom(foresight, state))

/**
 * How much priors count. Chances by the net lie further apart than shares by the points to be expected, and what looks best
 * is often not what a long search by the net finds.
 */
const EXPLORATION = 0.12
const EXPLORATION_BY_NET = 1

/** A search by the net finds the best series, load or sale soon; what it still finds after that is in auctions. */
const EFFORT_AFTER_AUCTION = 0.2

/**
 * What thoughts about Nuremberg go by: they reach to the end of the turn. A win is as likely as the points to be expected
 * say, or as the net says.
 */
export function guideFor(
  game: Nuremberg,
  outlook: Outlook,
  breadth: Breadth,
  root: State,
  { width, simulations, usesNet = false }: Setting,
  net: Net | null = null,
): Guide<State> {
  const contextAt = (state: State): DecisionContext => contextOf(game, outlook, breadth, state)
  const foresight = foresightAt(game, outlook, root)
  const more = simulations === 0 ? 0 : MORE_CUBES
  const atFirst = { count: plansAtFirst(width, simulations), more }
  const further = { count: width, more }
  const byNet = usesNet ? net : null
  const others = { count: plansOfOthers(width, game.seats), more }
  return {
    temperature: 1.5,
    explorationConstant: byNet === null ? EXPLORATION : EXPLORATION_BY_NET,
    effort: byNet === null || root.phase === 'auction' ? 1 : EFFORT_AFTER_AUCTION,
    isOpen: true,
    plans(state, depth) {
      if (state.turn !== root.turn) return []
      const context = contextAt(state)
      const limits = depth === 0 ? atFirst : context.seat === root.toMove ? further : others
      const plans = plansFor(context, () => (depth === 0 ? hopesFor(context) : foresight.hopesOf(context.seat)), limits)
      return plans.toSorted((one, other) => other.worth - one.worth).slice(0, limits.count)
    },
    shares: byNet === null ? sharesBy(foresight) : sharesByNet(foresight, byNet),
    situation: ({ discs }) => discs.join(),
  }
}

/** By the points that each seat can expect. */
const sharesBy =
  (foresight: Foresight): Guide<State>['shares'] =>
  state =>
    softmax(worthsIn(foresight, state), foresight.outlook.leadThatCounts)

/** Many bids lead to the same end of an auction: what comes of it is worked out once. */
function sharesByNet(foresight: Foresight, net: Net): Guide<State>['shares'] {
  const position = newNetPosition(shape, foresight.game.seats)
  const known = new Map<string, readonly number[]>()
  const sharesAt = (state: State): readonly number[] => {
    showForecast(foresight, forecastFrom(foresight, state), position)
    return net(position)
  }
  return state => {
    const auctioned = auctionedFrom(foresight, state)
    if (auctioned === state) return sharesAt(state)
    const end = endOfAuction(auctioned)
    const shares = known.get(end) ?? sharesAt(auctioned)
    known.set(end, shares)
    return shares
  }
}

/** All that an auction changes. */
const endOfAuction = ({ players, buildOrder, trainOrder }: State): string =>
  JSON.stringify([players.map(({ cubes, influence }) => [cubes, influence]), buildOrder, trainOrder])
