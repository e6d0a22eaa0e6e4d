import { Refusal } from '@roundhouse/kernel/game'
import type { Bot } from './bot.ts'
import { greedy as firstClassGreedy } from './first-class/greedy.ts'
import { greedy as nurembergGreedy } from './nuremberg/greedy.ts'
import { random } from './random.ts'

type Bots = Readonly<Record<string, Bot>>

/** The bots that know a game, by the game's name. */
const KNOWING: Readonly<Record<string, Bots>> = {
  'first-class': { greedy: firstClassGreedy },
  nuremberg: { greedy: nurembergGreedy },
}

/** Every bot that plays a game, by its name. */
export const botsFor = (game: string): Bots => ({ random, ...(Object.hasOwn(KNOWING, game) ? KNOWING[game] : {}) })

export function botNamed(game: string, name: string): Bot {
  const bots = botsFor(game)
  if (!Object.hasOwn(bots, name))
    throw new Refusal(`There is no bot "${name}" for ${game}; there are ${Object.keys(bots).join(', ')}`)
  return bots[name]!
}
