import { knowledgeOf } from '@roundhouse/bots/knowing'
import { newSearchHost, type SearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import type { GameName } from './games.ts'
import { newOpener } from './open-game.ts'
import type { Setup } from './snapshot.ts'

/** A study for the games that are played here. */
export function openSearchHost(open = newOpener()): SearchHost {
  return newSearchHost(async (name, options) => ({
    game: await open(name as GameName, options as Setup['options']),
    knowledge: knowledgeOf(name),
  }))
}
