import { Refusal } from '@roundhouse/kernel/game'
import { greedy as firstClassGreedy } from '../first-class/greedy.ts'
import { isKnown, knowledgeOf } from '../knowing.ts'
import { greedy as nurembergGreedy } from '../nuremberg/greedy.ts'
import type { Bot } from './bot.ts'
import { customLevel, isCustomLevel } from './custom-level.ts'
import { DEFAULT_LEVEL, DESCRIPTIONS, LEVELS, type Level, type Setting } from './level.ts'
import { random } from './random.ts'
import { searchBot, searchBots } from './search-bot.ts'

type Bots = Readonly<Record<string, Bot>>

/** Bots that were there before the levels, by the game they know: old games name them, and they are quick. */
const QUICK: Readonly<Record<string, Bots>> = {
  'first-class': { greedy: firstClassGreedy },
  nuremberg: { greedy: nurembergGreedy },
}

/** Every bot that plays a game, by its name. */
export const botsFor = (game: string): Bots => ({
  random,
  ...(Object.hasOwn(QUICK, game) ? QUICK[game] : {}),
  ...(isKnown(game) ? searchBots(knowledgeOf(game)) : {}),
})

/** The levels that are offered for a game, the weakest first; of a game nobody thinks about, whatever plays it. */
export function levelsFor(game: string): string[] {
  const names = Object.keys(botsFor(game))
  const levels = LEVELS.filter(level => names.includes(level))
  return levels.length === 0 ? names : levels
}

/** Who sits down where nobody has chosen another, and stands in for a bot that is not there. */
export function defaultBot(game: string): string {
  const levels = levelsFor(game)
  return levels.find(level => level === DEFAULT_LEVEL) ?? levels.at(-1)!
}

/** Is there such a bot? A level with settings that cannot be meant is refused. */
export function isBotOf(game: string, name: string): boolean {
  if (!isKnown(game) || !isCustomLevel(name)) return Object.hasOwn(botsFor(game), name)
  customBot(game, name)
  return true
}

/** The name without its settings. */
export const levelOf = (name: string): string => name.split(':', 1)[0]!

function customBot(game: string, name: string): Bot {
  const knowledge = knowledgeOf(game)
  return searchBot(name, DESCRIPTIONS[levelOf(name) as Level], knowledge, customLevel(knowledge.settings, name))
}

/** How the bot of this name thinks; `null`: it has no level. */
export function settingOf(game: string, name: string): Setting | null {
  if (!isKnown(game)) return null
  const { settings } = knowledgeOf(game)
  if (isCustomLevel(name)) return customLevel(settings, name)
  return Object.hasOwn(settings, name) ? settings[name as Level] : null
}

/** A bot by its name: `expert`, or a level with settings of its own, `expert:simulations=60`. */
export function botNamed(game: string, name: string): Bot {
  if (isKnown(game) && isCustomLevel(name)) return customBot(game, name)
  const bots = botsFor(game)
  if (!Object.hasOwn(bots, name))
    throw new Refusal(`There is no bot "${name}" for ${game}; there are ${Object.keys(bots).join(', ')}`)
  return bots[name]!
}
