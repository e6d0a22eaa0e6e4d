import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Bot, Sight } from './bot.ts'
import { knownGame } from './known-game.ts'
import { DESCRIPTIONS, LEVELS, type Level, type Setting, type Settings } from './level.ts'
import { carryingOut } from './plan-execution.ts'
import type { Guide, Plan } from './search/guide.ts'
import { explore, favourite, isSettled, type Search } from './search/search.ts'

/** What a bot must know of a game to play it at any level. */
export interface Knowledge<State extends Dice = Dice, View = unknown> {
  /** The name of the game. */
  readonly game: string
  readonly settings: Settings
  /** What thoughts go by that start from this guess. */
  guide(game: Game<State, View>, setting: Setting, root: State): Guide<State>
}

/** The bots of a game by level, the weakest first. */
export const thinkers = <State extends Dice, View>(knowledge: Knowledge<State, View>) =>
  Object.fromEntries(
    LEVELS.map(level => [level, thinker(level, DESCRIPTIONS[level], knowledge, knowledge.settings[level])]),
  ) as Readonly<Record<Level, Bot<State, View>>>

/** A bot that plays as a setting says. */
export function thinker<State extends Dice, View>(
  name: string,
  description: string,
  knowledge: Knowledge<State, View>,
  setting: Setting,
): Bot<State, View> {
  return {
    name,
    description,
    sit(table, _seat, dice) {
      const game = knownGame<Game<State, View>>(name, knowledge.game, table)
      return carryingOut(game, sight => {
        const guess = sight.guess()
        const search = searchFor(knowledge, game, setting, guess)
        const { moves } =
          setting.tries === 0 ? bestLooking(search, setting, guess, dice) : bestTried(search, setting, sight)
        return { moves, guess }
      })
    },
  }
}

/** What a bot of this setting goes by when it thinks from this guess. */
export const searchFor = <State extends Dice, View>(
  knowledge: Knowledge<State, View>,
  game: Game<State, View>,
  setting: Setting,
  guess: State,
): Search<State> => ({ game, guide: knowledge.guide(game, setting, guess) })

const FINE = 1 << 20

/** The plan that looks best at once to somebody who is wrong about each by up to so many points. */
export function bestLooking<State extends Dice>(
  { guide }: Search<State>,
  { slip }: Setting,
  root: State,
  dice: Dice,
): Plan {
  let best: Plan | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const plan of guide.plans(root, 0)) {
    const believed = plan.worth + (slip === 0 ? 0 : (2 * slip * roll(dice, FINE)) / FINE)
    if (believed <= most) continue
    most = believed
    best = plan
  }
  return best!
}

/** The plan that did best when it was tried. */
function bestTried<State extends Dice, View>(
  search: Search<State>,
  { tries }: Setting,
  sight: Sight<State, View>,
): Plan {
  return favourite(explore(search, sight, (done, root) => done < tries && !isSettled(root, tries - done))).plan
}
