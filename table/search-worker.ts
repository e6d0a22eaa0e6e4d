import { newSearchHost, type SearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { loadBots } from './games.ts'
import { newOpener } from './open-game.ts'

/** Searches in the games that are played here. */
export function openSearchHost(open = newOpener()): SearchHost {
  return newSearchHost(async (name, options) => ({
    game: await open(name, options as readonly HeaderLine[]),
    knowledge: (await loadBots(name)).knowledge,
  }))
}
