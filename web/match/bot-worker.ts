import type { Dice, Seed } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { expose } from 'comlink'
import { type GameName, shelfOf } from './boxes.ts'
import { botMove } from './host.ts'
import type { Setup } from './scene.ts'

/** Where bots think. They are told a guess of what they cannot see, so nothing they do can hang on a secret. */
interface Asked {
  readonly seat: Seat
  readonly level: string
  readonly state: Dice
  readonly seed: Seed
}

const opened = new Map<string, Game>()

async function gameFor(name: GameName, options: Setup['options']): Promise<Game> {
  const key = JSON.stringify([name, options])
  const known = opened.get(key)
  if (known !== undefined) return known
  const { box } = await shelfOf(name)
  const game = box.open(box.readOptions(headerOf({ options, notes: [] })))
  opened.set(key, game)
  return game
}

const bots = {
  async decide(name: GameName, options: Setup['options'], { seat, level, state, seed }: Asked): Promise<string> {
    const game = await gameFor(name, options)
    return game.write(botMove(game, level, seat, state, seed))
  },
}

export type BotWorker = typeof bots
expose(bots)
