import { newSearchHost, type SearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { loadBots, loadBotsWithNet } from './games.ts'
import { newOpener } from './open-game.ts'

/** Searches in the games that are played here. */
export function openSearchHost(open = newOpener()): SearchHost {
  return newSearchHost(async ({ game, rules, options, usesNet }) => {
    const { definition, knowledge } = await (usesNet ? loadBotsWithNet : loadBots)(game)
    const edition = { game, rules: rules ?? definition.rules, options: options as readonly HeaderLine[] }
    return { game: await open(edition), knowledge }
  })
}
