import { Refusal } from '@roundhouse/kernel/game'
import { bots as firstClass } from './first-class/index.ts'
import type { BotGame } from './game.ts'
import { bots as nuremberg } from './nuremberg/index.ts'

/** Every game that bots play. */
export const botGames: readonly BotGame[] = [firstClass, nuremberg]

export function botGameNamed(name: string): BotGame {
  const game = botGames.find(each => each.name === name)
  if (game === undefined)
    throw new Refusal(`There is no game "${name}"; there are ${botGames.map(each => each.name).join(', ')}`)
  return game
}
