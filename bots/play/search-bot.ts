import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { Bot, Observation } from './bot.ts'
import { type Knowledge, searchFor, styleSetting } from './knowledge.ts'
import { knownGame } from './known-game.ts'
import { DESCRIPTIONS, LEVELS, type Level, type Setting } from './level.ts'
import { planExecutor } from './plan-execution.ts'
import type { Plan } from './search/guide.ts'
import { runSearch } from './search/loop.ts'
import { mostVisited, type Search } from './search/search.ts'

/** The bots of a game by level, the weakest first. */
export const searchBots = <State extends Dice, View>(knowledge: Knowledge<State, View>) =>
  Object.fromEntries(
    LEVELS.map(level => [level, searchBot(level, DESCRIPTIONS[level], knowledge, knowledge.settings[level])]),
  ) as Readonly<Record<Level, Bot<State, View>>>

/** The bots of a game with a character. */
export const styleBots = <State extends Dice, View>(
  knowledge: Knowledge<State, View>,
): Record<string, Bot<State, View>> =>
  Object.fromEntries(
    Object.entries(knowledge.styles ?? {}).map(([name, { description }]) => [
      name,
      searchBot(name, description, knowledge, styleSetting(knowledge as unknown as Knowledge, name)),
    ]),
  )

/** A bot that plays as a setting says. */
export function searchBot<State extends Dice, View>(
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
      return planExecutor(game, observation => {
        const guess = observation.guess()
        const search = searchFor(knowledge, game, setting, guess)
        const { moves } =
          setting.simulations === 0
            ? bestByEvaluation(search, setting, guess, dice)
            : bestBySearch(search, setting, observation)
        return { moves, guess }
      })
    },
  }
}

const FINE = 1 << 20

/** The plan that looks best at once to somebody who is wrong about each by up to this many points. */
export function bestByEvaluation<State extends Dice>(
  { guide }: Search<State>,
  { noise }: Setting,
  root: State,
  dice: Dice,
): Plan {
  let best: Plan | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const plan of guide.plans(root, 0)) {
    const believed = plan.worth + (noise === 0 ? 0 : (2 * noise * roll(dice, FINE)) / FINE)
    if (believed <= most) continue
    most = believed
    best = plan
  }
  return best!
}

/** The plan that was visited most. */
const bestBySearch = <State extends Dice, View>(
  search: Search<State>,
  { simulations }: Setting,
  observation: Observation<State, View>,
): Plan => mostVisited(runSearch(search, observation, { simulations })).plan
