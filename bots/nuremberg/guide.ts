import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Setting } from '../level.ts'
import { type Guide, partsOf } from '../search/guide.ts'
import { bidPlans, prospectsOfTurn } from './bids.ts'
import { type Foresight, worthsOf } from './evaluation.ts'
import { type Hopes, hopesOf } from './hopes.ts'
import { bestBy } from './pick.ts'
import { plansFor, plansFromHopes } from './plans.ts'
import type { Breadth } from './routes.ts'
import type { Thinking } from './thinking.ts'
import { prospectsNow } from './track.ts'
import type { Outlook } from './worth.ts'

/** A lead of so many points more at the end makes a win about three times as likely; the more the more is to come. */
const leadThatCounts = (turnsToCome: number): number => 3 + 2 * turnsToCome

/** So many more plans are thought of where one decides oneself, and now. */
const MORE_AT_FIRST = 4
/** Cubes more than the least that may be bid at once. */
const MORE_CUBES = 2

/** What thoughts about Nuremberg go by: they reach to the end of the turn. */
export function guideFor(
  game: Nuremberg,
  outlook: Outlook,
  breadth: Breadth,
  root: State,
  { width, tries }: Setting,
): Guide<State> {
  const thinkingAt = (state: State): Thinking => ({
    game,
    state,
    seat: state.toMove,
    moves: game.moves(state),
    outlook,
    breadth,
  })
  const hopes: Hopes[] = []
  const foresight: Foresight = {
    game,
    outlook,
    turn: root.turn,
    hopesOf: seat => (hopes[seat] ??= hopesFor({ ...thinkingAt(root), seat })),
  }
  const more = tries === 0 ? 0 : MORE_CUBES
  const atFirst = { count: tries === 0 ? width : width + MORE_AT_FIRST, more }
  const further = { count: width, more }
  const shareOut = leadThatCounts(outlook.turnsToCome)
  return {
    little: 1.5,
    plans(state, depth) {
      if (state.turn !== root.turn) return []
      const thinking = thinkingAt(state)
      const plans =
        depth === 0 ? plansFor(thinking, atFirst) : plansFromHopes(thinking, foresight.hopesOf(thinking.seat), further)
      return plans.toSorted((one, other) => other.worth - one.worth).slice(0, depth === 0 ? atFirst.count : width)
    },
    shares: state => partsOf(worthsOf(foresight, auctioned(foresight, thinkingAt, state)), shareOut),
    situation: ({ discs }) => discs.join(),
  }
}

/** What a seat could make of the turn that thinking begins in. */
function hopesFor(thinking: Thinking): Hopes {
  const { outlook, state } = thinking
  return hopesOf(outlook, state, state.phase === 'auction' ? prospectsOfTurn(thinking) : prospectsNow(thinking))
}

/** The auction of this turn brought to its end by bids that look best at once. */
function auctioned({ game, turn, hopesOf }: Foresight, thinkingAt: (state: State) => Thinking, state: State): State {
  if (state.phase !== 'auction' || state.turn !== turn) return state
  const after = game.copy(state)
  while (after.phase === 'auction') {
    const plans = bidPlans(thinkingAt(after), hopesOf(after.toMove), 0)
    game.play(after, bestBy(plans, ({ worth }) => worth).moves[0]!)
  }
  return after
}
