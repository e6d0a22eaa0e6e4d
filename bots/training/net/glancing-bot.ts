import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Bot } from '../../play/bot.ts'
import { type Knowledge, searchFor } from '../../play/knowledge.ts'
import { knownGame } from '../../play/known-game.ts'
import type { Setting } from '../../play/level.ts'
import { planExecutor } from '../../play/plan-execution.ts'
import type { Plan } from '../../play/search/guide.ts'
import { sharesOf } from '../../play/search/playouts.ts'
import type { Search } from '../../play/search/search.ts'

/** By which part of the win a plan may be misjudged, so that there is something to compare. */
const SLIP = 0.03
/** Plans that are looked at are four more than this. */
const WIDTH = 4

/** A bot that plays the plan after which its chances are best, as far as it can tell without a search. */
export function glancingBot<State extends Dice, View>(
  knowledge: Knowledge<State, View>,
  setting: Setting,
): Bot<State, View> {
  return {
    name: 'self-play',
    description: 'Plays to learn from it.',
    sit(table, _seat, dice) {
      const game = knownGame<Game<State, View>>('self-play', knowledge.game, table)
      return planExecutor(game, observation => {
        const guess = observation.guess()
        const search = searchFor(knowledge, game, { ...setting, width: WIDTH, simulations: 1 }, guess)
        return { moves: bestAtAGlance(search, guess, dice).moves, guess }
      })
    },
  }
}

function bestAtAGlance<State extends Dice>({ game, guide }: Search<State>, root: State, dice: Dice): Plan {
  const plans = guide.plans(root, 0)
  if (plans.length === 1) return plans[0]!
  const seat = game.toMove(root)!
  let best: Plan | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const plan of plans) {
    const after = game.copy(root)
    for (const move of plan.moves) game.play(after, move)
    const shares = game.toMove(after) === null ? sharesOf(game, after) : guide.shares(after)
    const believed = shares[seat]! + (SLIP * roll(dice, FINE)) / FINE
    if (believed <= most) continue
    most = believed
    best = plan
  }
  return best!
}

const FINE = 1 << 20
