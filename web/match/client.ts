import type { Seat } from '@roundhouse/kernel/game'
import type { Chair } from '@roundhouse/table/chairs'
import { newDeltaReceiver, type SnapshotDelta } from '@roundhouse/table/delta'
import type { GameName } from '@roundhouse/table/games'
import type { NewGame } from '@roundhouse/table/new-game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { proxy, type Remote, wrap } from 'comlink'
import type { DayGame } from './day-game.ts'
import type { TableClient } from './table-remote.ts'
import type { ImportResult, TableWorker } from './worker.ts'

/** The page's end of a table that is kept here. */
interface LocalClient extends TableClient {
  readonly remote: Remote<TableWorker>
}

function newClient(): LocalClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return { remote: wrap<TableWorker>(worker), close: () => worker.terminate() }
}

/** A worker that has answered and waits for who comes next: to begin one takes longer than what it is asked. */
let idle: LocalClient | null = null

function takeClient(): LocalClient {
  const table = idle ?? newClient()
  idle = null
  return table
}

/** Asks a worker one thing. */
async function ask<T>(question: (remote: Remote<TableWorker>) => Promise<T>): Promise<T> {
  const table = takeClient()
  try {
    const answer = await question(table.remote)
    idle ??= table
    return answer
  } finally {
    if (idle !== table) table.close()
  }
}

/** Begins a game, and answers the name under which it is kept. */
export const begin = (game: NewGame): Promise<string> => ask(remote => remote.start(game))

/**
 * A game that branches off where a record stops, as one of its seats, which begins with a plan; answers the name under
 * which it is kept.
 */
export const branchFrom = (
  text: string,
  seat: Seat,
  chairs: readonly Chair[],
  plan: readonly string[],
): Promise<string> => ask(remote => remote.branch(text, seat, chairs, plan))

/** Takes in a record or a saved game from elsewhere. */
export const takeIn = (text: string): Promise<ImportResult> => ask<ImportResult>(async remote => remote.take(text))

export const levelsOf = (game: GameName): Promise<string[]> => ask(remote => remote.levels(game))

/** The deal of a day and one's own game with it; and the way to begin that. */
export const dayGame = (day: string): Promise<DayGame> => ask(remote => remote.day(day))
export const beginDay = (day: string, name: string): Promise<string> => ask(remote => remote.startDay(day, name))

/** The table as it is now, and whether it is played here or only followed. */
export type TableListener = (snapshot: Snapshot, isOwner: boolean) => void

/**
 * Sits down at a game that is kept here; the listener is told every snapshot, the first at once. `onFault` hears, as a message,
 * why the game can't go on.
 */
export async function sitDown(
  id: string,
  listener: TableListener,
  onFault: (fault: string) => void,
): Promise<TableClient> {
  const table = takeClient()
  let isOwner = true
  const receive = newDeltaReceiver(snapshot => listener(snapshot, isOwner))
  const onDelta = (delta: SnapshotDelta, isOwned: boolean) => {
    isOwner = isOwned
    receive(delta)
  }
  try {
    await table.remote.open(id)
    await table.remote.listen(proxy(onDelta), proxy(onFault))
    return table
  } catch (error) {
    table.close()
    throw error
  }
}
