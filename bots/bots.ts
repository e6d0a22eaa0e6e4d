import { Refusal } from '@roundhouse/kernel/game'
import type { Bot } from './bot.ts'
import { greedy } from './first-class/greedy.ts'
import { random } from './random.ts'

/** Every bot there is, by its name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }

export function botNamed(name: string): Bot {
  if (!Object.hasOwn(bots, name))
    throw new Refusal(`There is no bot "${name}"; there are ${Object.keys(bots).join(', ')}`)
  return bots[name]!
}
