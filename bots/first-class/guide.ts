import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import { type Guide, promises } from '../search/guide.ts'
import { evaluationFor } from './evaluation.ts'
import { movesOf } from './line.ts'
import type { Mind } from './mind.ts'
import { turnsLeft } from './outlook.ts'
import { type Breadth, bestPlans } from './search.ts'

/** The first plans are looked at closely; those of a position further on at a glance, for there are many of them. */
const CLOSELY: Breadth = { lines: 3, actions: 1, draws: 4 }
const AT_A_GLANCE: Breadth = { lines: 1, actions: 0, draws: 2 }
const MORE_AT_FIRST = 4

/** A plan that is so many points worse promises about a third as much. */
const LITTLE = 3

/** A lead of so many points more at the end makes a win about three times as likely; the more the more is to come. */
const leadThatCounts = (turns: number): number => 5 + 1.2 * turns

/** What a search must know of First Class: plans are whole turns, and a win is as likely as the points to be expected. */
export function guideFor(game: FirstClass, mind: Mind, root: State, width: number): Guide<State> {
  const worths = root.players.map((_, seat) => evaluationFor(game.rules, mind, root, seat))
  return {
    plans(state, depth) {
      const seat = state.toMove
      const isFirst = depth === 0
      const breadth = isFirst ? CLOSELY : AT_A_GLANCE
      const search = { game, worth: worths[seat]!, breadth, root: state, seat }
      const lines = bestPlans(search, isFirst ? width + MORE_AT_FIRST : width)
      const parts = promises(
        lines.map(({ worth }) => worth),
        LITTLE,
      )
      return lines.map((line, i) => ({ moves: movesOf(line), promise: parts[i]! }))
    },
    shares: state =>
      promises(
        worths.map(worth => worth(state)),
        leadThatCounts(turnsLeft(state, state.toMove)),
      ),
    situation: ({ offer, display, slices }) => JSON.stringify([offer, display, slices.storage]),
  }
}
