import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { type GameName, shelfOf } from './games.ts'
import type { Setup } from './snapshot.ts'

/** Opens games, each once: whoever thinks about one is asked about it again and again. */
export function newOpener(): (name: GameName, options: Setup['options']) => Promise<Game> {
  const opened = new Map<string, Promise<Game>>()
  return (name, options) => {
    const key = JSON.stringify([name, options])
    const game = opened.get(key) ?? openGame(name, options)
    opened.set(key, game)
    return game
  }
}

async function openGame(name: GameName, options: Setup['options']): Promise<Game> {
  const { box } = await shelfOf(name)
  return box.open(box.readOptions(headerOf({ options, notes: [] })))
}
