import type { SavedGame, SavedGameHead } from './saved-game.ts'

/** Where games are kept: files, a browser's database, a server's. */
export interface GameStore {
  save(game: SavedGame): Promise<void>
  load(id: string): Promise<SavedGame | undefined>
  newestFirst(): AsyncIterable<SavedGameHead>
  forget(id: string): Promise<void>
}
