import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { TableGame } from './games.ts'
import type { Table } from './table.ts'

/** A position of a game that is open. */
export interface Position {
  readonly options: unknown
  readonly game: Game
  readonly state: Dice
}

/** A table at which a position lies and nothing has been played yet; of the people who may sit there, as many as play. */
export const tableAt = (manifest: TableGame, { options, game, state }: Position, names: readonly string[]): Table => ({
  id: manifest.name,
  manifest,
  rules: manifest.definition.rules,
  header: manifest.definition.writeOptions(options),
  options,
  chairs: names.slice(0, game.seats).map(name => ({ is: 'person', name })),
  game,
  match: { seed: state.seed, now: state, played: [], story: [], back: [], barrier: 'begun' },
  storyLengths: [0],
  past: [],
})
