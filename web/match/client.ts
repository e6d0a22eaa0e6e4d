import type { Seat } from '@roundhouse/kernel/game'
import { newHearer } from '@roundhouse/table/delta'
import type { GameName } from '@roundhouse/table/games'
import type { Chair, NewGame, Scene } from '@roundhouse/table/snapshot'
import { proxy, type Remote, wrap } from 'comlink'
import type { TableWorker, Taken } from './worker.ts'

/** The page's end of a table. */
export interface Table {
  readonly remote: Remote<TableWorker>
  close(): void
}

function newTable(): Table {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return { remote: wrap<TableWorker>(worker), close: () => worker.terminate() }
}

/** Asks a worker one thing, and lets it go. */
async function ask<T>(request: (remote: Remote<TableWorker>) => Promise<T>): Promise<T> {
  const table = newTable()
  try {
    return await request(table.remote)
  } finally {
    table.close()
  }
}

/** Begins a game, and answers the name under which it is kept. */
export const begin = (wished: NewGame): Promise<string> => ask(remote => remote.start(wished))

/** Goes on from where a record stops, as one of its seats, and answers the name under which the game is kept. */
export const goOnFrom = (text: string, seat: Seat, chairs: readonly Chair[]): Promise<string> =>
  ask(remote => remote.branchFrom(text, seat, chairs))

/** Takes in a record or a saved game from elsewhere. */
export const takeIn = (text: string): Promise<Taken> => ask<Taken>(async remote => remote.take(text))

export const levelsOf = (game: GameName): Promise<string[]> => ask(remote => remote.levels(game))

/** Sits down at a game that is kept here; the listener is told every scene, the first at once. */
export async function sitDown(id: string, onScene: (scene: Scene) => void): Promise<Table> {
  const table = newTable()
  try {
    await table.remote.open(id)
    await table.remote.listen(proxy(newHearer(onScene)))
    return table
  } catch (error) {
    table.close()
    throw error
  }
}
