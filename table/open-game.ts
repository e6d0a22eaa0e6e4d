import type { Game } from '@roundhouse/kernel/game'
import { type HeaderLine, headerOf } from '@roundhouse/kernel/record'
import { openBy } from '@roundhouse/kernel/rules-number'
import { loadGame } from './games.ts'
import type { Table } from './table.ts'

/** What is played at a table: a game, by the rules of a number, with options as lines of a record's header. */
export interface GameEdition {
  readonly game: string
  readonly rules: number
  readonly options: readonly HeaderLine[]
}

export const editionAt = ({ manifest: { name }, rules, header }: Table): GameEdition => ({
  game: name,
  rules,
  options: header,
})

export type OpenEdition = (edition: GameEdition) => Promise<Game>

/** Opens games, each once: anyone who thinks about one is asked about it again and again. */
export function newOpener(): OpenEdition {
  const opened = new Map<string, Promise<Game>>()
  return ({ game: name, rules, options }) => {
    const key = JSON.stringify([name, rules, options])
    const game = opened.get(key) ?? openGame({ game: name, rules, options })
    opened.set(key, game)
    return game
  }
}

async function openGame({ game, rules, options }: GameEdition): Promise<Game> {
  const { definition } = await loadGame(game)
  return openBy(definition, definition.readOptions(headerOf({ options, notes: [] })), rules)
}
