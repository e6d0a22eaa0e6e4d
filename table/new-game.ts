import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Chair } from './chairs.ts'
import { type GameName, loadGame, optionsFor } from './games.ts'
import { withKnownBots } from './levels.ts'
import { newTable, type Table } from './table.ts'

/** A game that somebody wants to begin. */
export interface NewGame {
  readonly game: GameName
  readonly options: GameOptions
  readonly chairs: readonly Chair[]
  /** The deal that is wanted, as a seed is written; not given: any. */
  readonly seed?: string
}

export async function beginGame(id: string, { game, options, chairs, seed }: NewGame, anySeed: Seed): Promise<Table> {
  const manifest = await loadGame(game)
  const setup = { id, options: optionsFor(manifest, options), chairs }
  return withKnownBots(newTable(manifest, setup, readSeed(seed ?? '') ?? anySeed))
}
