import { newSearchHost, type SearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import { type GameName, loadBots } from './games.ts'
import { newOpener } from './open-game.ts'
import type { Setup } from './snapshot.ts'

/** Searches in the games that are played here. */
export function openSearchHost(open = newOpener()): SearchHost {
  return newSearchHost(async (name, options) => ({
    game: await open(name as GameName, options as Setup['options']),
    knowledge: (await loadBots(name as GameName)).knowledge,
  }))
}
