import type { Game } from '@roundhouse/kernel/game'
import { type HeaderLine, headerOf } from '@roundhouse/kernel/record'
import { loadGame } from './games.ts'

/** Opens games, each once: anyone who thinks about one is asked about it again and again. */
export function newOpener(): (name: string, options: readonly HeaderLine[]) => Promise<Game> {
  const opened = new Map<string, Promise<Game>>()
  return (name, options) => {
    const key = JSON.stringify([name, options])
    const game = opened.get(key) ?? openGame(name, options)
    opened.set(key, game)
    return game
  }
}

async function openGame(name: string, options: readonly HeaderLine[]): Promise<Game> {
  const { definition } = await loadGame(name)
  return definition.open(definition.readOptions(headerOf({ options, notes: [] })))
}
