import { Refusal } from '@roundhouse/kernel/game'
import type { BotGame } from '../game.ts'
import type { Bot } from './bot.ts'
import { customLevel, isCustomLevel } from './custom-level.ts'
import { styleSetting } from './knowledge.ts'
import { DEFAULT_LEVEL, DESCRIPTIONS, LEVELS, type Level, type Setting } from './level.ts'
import { searchBot } from './search-bot.ts'

/** What is asked of a game here: its bots, and what they know. */
type Bots = Pick<BotGame, 'name' | 'bots' | 'knowledge'>

/** What is offered: the levels, the weakest first, and then the styles. */
export const levelsOf = ({ bots, knowledge }: Bots): string[] => [
  ...LEVELS.filter(level => Object.hasOwn(bots, level)),
  ...Object.keys(knowledge.styles ?? {}),
]

/** Who sits down where nobody has chosen another, and replaces a bot that is not there. */
export const defaultBot = ({ bots }: Bots): string =>
  Object.hasOwn(bots, DEFAULT_LEVEL) ? DEFAULT_LEVEL : Object.keys(bots).at(-1)!

/** Is there such a bot? A level with settings that cannot be meant is refused. */
export function isBotOf(game: Bots, name: string): boolean {
  if (!isCustomLevel(name)) return Object.hasOwn(game.bots, name)
  customBot(game, name)
  return true
}

/** The name without its settings. */
export const levelOf = (name: string): string => name.split(':', 1)[0]!

function customBot({ knowledge }: Bots, name: string): Bot {
  return searchBot(name, DESCRIPTIONS[levelOf(name) as Level], knowledge, customLevel(knowledge, name))
}

/** How the bot of this name thinks; `null`: it has no level. */
export function settingOf({ knowledge }: Pick<Bots, 'knowledge'>, name: string): Setting | null {
  const { settings, styles = {} } = knowledge
  if (isCustomLevel(name)) return customLevel(knowledge, name)
  if (Object.hasOwn(styles, name)) return styleSetting(knowledge, name)
  return Object.hasOwn(settings, name) ? settings[name as Level] : null
}

/** A bot by its name: `expert`, or a level with settings of its own, `expert:simulations=60`. */
export function botNamed(game: Bots, name: string): Bot {
  if (isCustomLevel(name)) return customBot(game, name)
  if (!Object.hasOwn(game.bots, name))
    throw new Refusal(`There is no bot "${name}" for ${game.name}; there are ${Object.keys(game.bots).join(', ')}`)
  return game.bots[name]!
}
