import type { Game } from '@roundhouse/kernel/game'
import { type HeaderLine, headerOf } from '@roundhouse/kernel/record'
import { openBy } from '@roundhouse/kernel/rules-number'
import type { TableGame } from './games.ts'

/** A game with its options, as the game reads them. */
interface OpenedGame {
  readonly options: unknown
  readonly game: Game
}

/** How many games of each title are remembered: most tables are of few kinds, and people's own cards or maps are many. */
const MOST = 32

/** What was opened, by the game and then by rules and options, those asked for last at the end. */
const opened = new WeakMap<TableGame['definition'], Map<string, OpenedGame>>()

/** A game by the rules of a number. Tables of the same kind share it: it holds nothing of a match, and takes a while to open. */
export function sharedGame({ definition }: TableGame, header: readonly HeaderLine[], rules: number): OpenedGame {
  const games = opened.get(definition) ?? new Map<string, OpenedGame>()
  opened.set(definition, games)
  const key = JSON.stringify([rules, header])
  const found = games.get(key) ?? openGame(definition, header, rules)
  games.delete(key)
  games.set(key, found)
  if (games.size > MOST) games.delete(games.keys().next().value!)
  return found
}

function openGame(definition: TableGame['definition'], header: readonly HeaderLine[], rules: number): OpenedGame {
  const options = definition.readOptions(headerOf({ options: header, notes: [] }))
  return { options, game: openBy(definition, options, rules) }
}
